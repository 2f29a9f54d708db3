import { beforeEach, describe, expect, it } from 'vitest'
import { type Actor, account, type Caller, visitor } from '../../kernel/actor'
import { markContacted } from '../../leads/mark-contacted'
import { answerReport } from '../../leads/reports/answer-report'
import { reportLead } from '../../leads/reports/report-lead'
import { takeLead } from '../../leads/taking/take-lead'
import { writeReview } from '../../reviews/write-review'
import { buildProfessional } from '../../testing/builders/build-professional'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { fileUrgent } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { getTracking } from '../tracking/get-tracking'
import { trackingToken } from '../tracking-link'
import { getUrgentTerms } from './get-urgent-offer'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const refunds = async () =>
  (await ctx.db.refund.findMany()).map(({ reason, status }) => `${reason} ${status}`)
const leadOn = async (requestId: string) => {
  const { userId } = await buildProfessional(ctx)
  const professional = account(userId, 'professional')
  const { id: leadId } = await takeLead(ctx, professional, { id: requestId })
  return { professional, leadId }
}
const contact = async (requestId: string) => {
  const { professional, leadId } = await leadOn(requestId)
  return () => markContacted(ctx, professional, { id: leadId })
}
const clientOf = (request: { id: string; linkVersion: number }) =>
  visitor({ trackingToken: trackingToken(ctx, request) })

/** 'Nadie me llamó', which goes through or is refused with that code. */
async function complain(client: Caller, request: { id: string }, refusal: string | null) {
  const call = reportNoCall(ctx, client, request)
  if (refusal) await expect(call).rejects.toMatchObject({ code: refusal })
  else await call
}

describe('the fee of an urgent request', () => {
  it('goes back once when nobody made contact within the hour, whatever runs twice', async () => {
    const { request } = await fileUrgent(ctx)
    ctx.clock.advance({ minutes: 59 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
    ctx.clock.advance({ minutes: 1 })
    await Promise.all([1, 2, 3].map(() => settleUrgentRequests(ctx)))
    await runDueJobs(ctx, { timesEach: 2 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered done'])
    expect(
      ctx.payments.refundCalls.filter(({ amountCentavos }) => amountCentavos === null).length,
    ).toBeGreaterThan(0)
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({
      status: 'refunded',
      refundedCentavos: 1_500_000,
    })
    expect(await requestOf(request.id)).toMatchObject({
      urgentOutcome: 'refunded',
      isUrgent: false,
      status: 'pending',
    })
  })

  it('stays when a professional marked Contactado at minute 59, also when the clock looks later', async () => {
    const { request } = await fileUrgent(ctx)
    const markContact = await contact(request.id)
    ctx.clock.advance({ minutes: 59 })
    await markContact()
    ctx.clock.advance({ hours: 3 })
    await settleUrgentRequests(ctx)
    await runDueJobs(ctx)
    expect(await refunds()).toEqual([])
    expect(await requestOf(request.id)).toMatchObject({ urgentOutcome: 'answered', isUrgent: true })
  })

  it.each([
    ['marked the work as begun', 'in_progress'],
    ['marked the work as done', 'completed'],
  ] as const)('stays when the professional %s within the hour', async (_what, status) => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await leadOn(request.id)
    ctx.clock.advance({ minutes: 59 })
    await changeStatus(ctx, professional, { id: request.id, status })
    ctx.clock.advance({ minutes: 5 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
    expect(await requestOf(request.id)).toMatchObject({ urgentOutcome: 'answered', isUrgent: true })
  })

  it('goes back when the work was only marked as begun after the hour', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await leadOn(request.id)
    ctx.clock.advance({ minutes: 61 })
    await changeStatus(ctx, professional, { id: request.id, status: 'in_progress' })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it.each([
    ['named a professional', { status: 'in_progress', isNamed: true }],
    ['said that somebody contacted them', { status: 'open', isNamed: false }],
    ['said that the work is under way', { status: 'in_progress', isNamed: false }],
    ['said that the work is done', { status: 'completed', isNamed: false }],
  ] as const)(
    'stays when the client %s within the hour, and is not claimed back afterwards',
    async (_what, said) => {
      const { request } = await fileUrgent(ctx)
      const { leadId } = await leadOn(request.id)
      const client = clientOf(request)
      ctx.clock.advance({ minutes: 30 })
      const named = said.isNamed ? { leadId } : {}
      await changeStatus(ctx, client, { id: request.id, status: said.status, ...named })
      ctx.clock.advance({ minutes: 31 })
      await settleUrgentRequests(ctx)
      expect(await refunds()).toEqual([])
      expect(await requestOf(request.id)).toMatchObject({ urgentOutcome: 'answered' })
      expect((await getTracking(ctx, client, request)).urgency).toMatchObject({ canReportNoCall: false })
      await expect(reportNoCall(ctx, client, request)).rejects.toMatchObject({ code: 'contact_was_told' })
      expect(await refunds()).toEqual([])
    },
  )

  it.each([
    ['there was contact', 'open', (who: Actor, id: string) => markContacted(ctx, who, { id })],
    [
      'the work began',
      'in_progress',
      (who: Actor, _leadId: string, id: string) => changeStatus(ctx, who, { id, status: 'in_progress' }),
    ],
    [
      'the work is done',
      'completed',
      (who: Actor, _leadId: string, id: string) => changeStatus(ctx, who, { id, status: 'completed' }),
    ],
  ] as const)(
    'is not claimed back after the client said that %s, also where the professional had said so first',
    async (_what, status, sayFirst) => {
      const { request } = await fileUrgent(ctx)
      const { professional, leadId } = await leadOn(request.id)
      await sayFirst(professional, leadId, request.id)
      const client = clientOf(request)
      const say = () => changeStatus(ctx, client, { id: request.id, status })
      await Promise.all([say(), say()])
      const words = { requestId: request.id, actorKind: 'client', type: 'status_changed' } as const
      expect(await ctx.db.serviceRequestEvent.count({ where: words })).toBe(1)
      ctx.clock.advance({ minutes: 61 })
      await settleUrgentRequests(ctx)
      await expect(reportNoCall(ctx, client, request)).rejects.toMatchObject({ code: 'contact_was_told' })
      expect(await refunds()).toEqual([])
    },
  )

  it.each([
    [5, 'contact_was_told', []],
    [1, null, ['nobody_called requested']],
  ] as const)('after a review of %s stars ends as that says', async (rating, refusal, expected) => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await leadOn(request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'completed' })
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { confirmedAt: ctx.clock.now() },
    })
    const client = clientOf(request)
    await writeReview(ctx, client, { id: request.id, rating })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await complain(client, request, refusal)
    expect(await refunds()).toEqual(expected)
  })

  it('stays when whoever had made contact before it was urgent says within the hour that the work began', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await leadOn(request.id)
    await ctx.db.lead.update({
      where: { id: leadId },
      data: { contactedAt: new Date(ctx.clock.now().getTime() - 60_000) },
    })
    ctx.clock.advance({ minutes: 20 })
    await changeStatus(ctx, professional, { id: request.id, status: 'in_progress' })
    ctx.clock.advance({ minutes: 41 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
    expect(await requestOf(request.id)).toMatchObject({ urgentOutcome: 'answered' })
  })

  it('goes back although the client said that somebody called before anybody could', async () => {
    const { request } = await fileUrgent(ctx)
    await changeStatus(ctx, clientOf(request), { id: request.id, status: 'open' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it.each([
    ['contacted', 'contact_was_told', []],
    ['not_contacted', null, ['nobody_called requested']],
  ] as const)(
    'knows that the client answered %s about a reported lead',
    async (answer, refusal, expected) => {
      const { request } = await fileUrgent(ctx)
      const { professional, leadId } = await leadOn(request.id)
      await markContacted(ctx, professional, { id: leadId })
      await reportLead(ctx, professional, { id: leadId, reason: 'no_answer' })
      const { id } = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId } })
      const client = clientOf(request)
      await answerReport(ctx, client, { id, answer })
      ctx.clock.advance({ minutes: 61 })
      await settleUrgentRequests(ctx)
      await complain(client, request, refusal)
      expect(await refunds()).toEqual(expected)
    },
  )

  it('stays or goes back, never both, when the client says both things at once', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await leadOn(request.id)
    await markContacted(ctx, professional, { id: leadId })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    const client = clientOf(request)
    const [named, claimed] = await Promise.allSettled([
      changeStatus(ctx, client, { id: request.id, status: 'in_progress', leadId }),
      reportNoCall(ctx, client, request),
    ])
    expect(named.status).toBe('fulfilled')
    expect(await refunds()).toEqual(claimed.status === 'fulfilled' ? ['nobody_called requested'] : [])
  })

  it('goes back when the contact came after the hour, before the clock looked', async () => {
    const { request } = await fileUrgent(ctx)
    const markContact = await contact(request.id)
    ctx.clock.advance({ minutes: 61 })
    await markContact()
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it('goes back when the client says that nobody called, within a day, once', async () => {
    const { request } = await fileUrgent(ctx)
    const markContact = await contact(request.id)
    await markContact()
    const client = clientOf(request)
    await expect(reportNoCall(ctx, client, request)).rejects.toMatchObject({ code: 'transition_not_allowed' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await expect(reportNoCall(ctx, visitor(), request)).rejects.toMatchObject({ code: 'request_not_found' })
    await Promise.all([1, 2].map(() => reportNoCall(ctx, client, request)))
    expect(await refunds()).toEqual(['nobody_called requested'])
  })

  it('is kept when the client complains days later', async () => {
    const { request } = await fileUrgent(ctx)
    await (await contact(request.id))()
    ctx.clock.advance({ hours: 25 })
    await settleUrgentRequests(ctx)
    await expect(reportNoCall(ctx, clientOf(request), request)).rejects.toMatchObject({
      code: 'transition_not_allowed',
    })
  })

  it('goes back when the client cancels before anybody opened the contact data, and not after', async () => {
    const { request } = await fileUrgent(ctx)
    await changeStatus(ctx, clientOf(request), { id: request.id, status: 'cancelled' })
    expect(await refunds()).toEqual(['cancelled requested'])
    const seen = await fileUrgent(ctx, { description: 'Otro pedido' })
    await contact(seen.request.id)
    await changeStatus(ctx, clientOf(seen.request), { id: seen.request.id, status: 'cancelled' })
    expect(await refunds()).toHaveLength(1)
  })

  it('is promised nothing when the operator switches the guarantee off', async () => {
    ctx.settings.set('urgentRefundMinutes', 0)
    const { request } = await fileUrgent(ctx)
    expect(request.urgentDueAt).toBeNull()
    ctx.clock.advance({ days: 1 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
    expect(await getUrgentTerms(ctx)).toMatchObject({ refundMinutes: null })
  })
})
