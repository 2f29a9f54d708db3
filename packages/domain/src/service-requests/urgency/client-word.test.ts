import { beforeEach, describe, expect, it } from 'vitest'
import type { Actor, Caller } from '../../kernel/actor'
import { markContacted } from '../../leads/mark-contacted'
import { answerReport } from '../../leads/reports/answer-report'
import { reportLead } from '../../leads/reports/report-lead'
import { deleteReview } from '../../reviews/delete-review'
import { writeReview } from '../../reviews/write-review'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { clientOf, fileUrgent, refundsOf, takeLeadOnRequest } from '../../testing/urgent'
import { answerWorkQuestion } from '../lifecycle/answer-work-question'
import { changeStatus } from '../lifecycle/change-status'
import { getTracking } from '../tracking/get-tracking'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const refunds = () => refundsOf(ctx)

/** Marks the work as completed by a professional, and confirms the request, so that the client may review. */
async function beReviewable(requestId: string) {
  const { professional } = await takeLeadOnRequest(ctx, requestId)
  await changeStatus(ctx, professional, { id: requestId, status: 'completed' })
  await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { confirmedAt: ctx.clock.now() } })
}

/** Sends the complaint 'Nadie me llamó'. Expects the error code `refusal`, or success if it is null. */
async function complain(client: Caller, request: { id: string }, refusal: string | null) {
  const call = reportNoCall(ctx, client, request)
  if (refusal) await expect(call).rejects.toMatchObject({ code: refusal })
  else await call
}

describe('the fee of an urgent request after a statement of its client', () => {
  it.each([
    ['named a professional', { status: 'in_progress', isNamed: true }],
    ['said that somebody contacted them', { status: 'open', isNamed: false }],
    ['said that the work is under way', { status: 'in_progress', isNamed: false }],
    ['said that the work is done', { status: 'completed', isNamed: false }],
  ] as const)(
    'stays when the client %s within the hour, and is not claimed back afterwards',
    async (_what, statusWord) => {
      const { request } = await fileUrgent(ctx)
      const { leadId } = await takeLeadOnRequest(ctx, request.id)
      const client = clientOf(ctx, request)
      ctx.clock.advance({ minutes: 30 })
      const namedLead = statusWord.isNamed ? { leadId } : {}
      await changeStatus(ctx, client, { id: request.id, status: statusWord.status, ...namedLead })
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
    ['there was contact', 'open', (actor: Actor, id: string) => markContacted(ctx, actor, { id })],
    [
      'the work began',
      'in_progress',
      (actor: Actor, _leadId: string, id: string) => changeStatus(ctx, actor, { id, status: 'in_progress' }),
    ],
    [
      'the work is done',
      'completed',
      (actor: Actor, _leadId: string, id: string) => changeStatus(ctx, actor, { id, status: 'completed' }),
    ],
  ] as const)(
    'is not claimed back after the client said that %s, also where the professional had said so first',
    async (_what, status, sayFirst) => {
      const { request } = await fileUrgent(ctx)
      const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
      await sayFirst(professional, leadId, request.id)
      const client = clientOf(ctx, request)
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
  ] as const)('is decided by a review of %s stars', async (rating, refusal, expected) => {
    const { request } = await fileUrgent(ctx)
    await beReviewable(request.id)
    const client = clientOf(ctx, request)
    await writeReview(ctx, client, { id: request.id, rating })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await complain(client, request, refusal)
    expect(await refunds()).toEqual(expected)
  })

  it('is not claimed back after a praise that was taken back, nor changed into a complaint', async () => {
    for (const takeBack of [
      (client: Caller, id: string) => deleteReview(ctx, client, { id }),
      (client: Caller, id: string) => writeReview(ctx, client, { id, rating: 1 }),
    ]) {
      const { request } = await fileUrgent(ctx, { description: `Pedido ${takeBack}` })
      await beReviewable(request.id)
      const client = clientOf(ctx, request)
      for (const rating of [4, 5] as const) await writeReview(ctx, client, { id: request.id, rating })
      await takeBack(client, request.id)
      ctx.clock.advance({ minutes: 61 })
      await settleUrgentRequests(ctx)
      await complain(client, request, 'contact_was_told')
      expect((await getTracking(ctx, client, request)).urgency).toMatchObject({ canReportNoCall: false })
    }
    expect(await ctx.db.serviceRequestEvent.count({ where: { type: 'work_praised' } })).toBe(2)
    expect(await refunds()).toEqual([])
  })

  it.each([
    ['done', 'contact_was_told'],
    ['goes_on', 'contact_was_told'],
    ['not_done', null],
  ] as const)('is decided by the answer %s about the work', async (answer, refusal) => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await takeLeadOnRequest(ctx, request.id)
    await changeStatus(ctx, professional, { id: request.id, status: 'in_progress' })
    const client = clientOf(ctx, request)
    await answerWorkQuestion(ctx, client, { id: request.id, answer })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await complain(client, request, refusal)
    expect(await refunds()).toEqual(refusal ? [] : ['nobody_called requested'])
  })

  it('is not claimed back after they said so twice, first when nobody could have called', async () => {
    const { request } = await fileUrgent(ctx)
    const client = clientOf(ctx, request)
    const say = () => changeStatus(ctx, client, { id: request.id, status: 'open' })
    await say()
    ctx.clock.advance({ minutes: 1 })
    await takeLeadOnRequest(ctx, request.id)
    ctx.clock.advance({ minutes: 1 })
    await say()
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await complain(client, request, 'contact_was_told')
    expect(await refunds()).toEqual([])
  })

  it('goes back although the client said that somebody called before anybody could', async () => {
    const { request } = await fileUrgent(ctx)
    await changeStatus(ctx, clientOf(ctx, request), { id: request.id, status: 'open' })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it.each([
    ['contacted', 'contact_was_told', []],
    ['not_contacted', null, ['nobody_called requested']],
  ] as const)('is decided by the answer %s about a reported lead', async (answer, refusal, expected) => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
    await markContacted(ctx, professional, { id: leadId })
    await reportLead(ctx, professional, { id: leadId, reason: 'no_answer' })
    const { id } = await ctx.db.leadReport.findUniqueOrThrow({ where: { leadId } })
    const client = clientOf(ctx, request)
    await answerReport(ctx, client, { id, answer })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    await complain(client, request, refusal)
    expect(await refunds()).toEqual(expected)
  })
})
