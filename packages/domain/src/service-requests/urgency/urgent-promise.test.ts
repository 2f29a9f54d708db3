import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { markContacted } from '../../leads/mark-contacted'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { clientOf, fileUrgent, refundsOf, takeLeadOnRequest } from '../../testing/urgent'
import { changeStatus } from '../lifecycle/change-status'
import { getUrgentTerms } from './get-urgent-offer'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const refunds = () => refundsOf(ctx)
const contact = async (requestId: string) => {
  const { professional, leadId } = await takeLeadOnRequest(ctx, requestId)
  return () => markContacted(ctx, professional, { id: leadId })
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
    const { professional } = await takeLeadOnRequest(ctx, request.id)
    ctx.clock.advance({ minutes: 59 })
    await changeStatus(ctx, professional, { id: request.id, status })
    ctx.clock.advance({ minutes: 5 })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual([])
    expect(await requestOf(request.id)).toMatchObject({ urgentOutcome: 'answered', isUrgent: true })
  })

  it('goes back when the work was only marked as begun after the hour', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional } = await takeLeadOnRequest(ctx, request.id)
    ctx.clock.advance({ minutes: 61 })
    await changeStatus(ctx, professional, { id: request.id, status: 'in_progress' })
    await settleUrgentRequests(ctx)
    expect(await refunds()).toEqual(['not_answered requested'])
  })

  it('stays when a professional with earlier contact starts the work within the hour', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
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

  it('stays or goes back, never both, when the client says both things at once', async () => {
    const { request } = await fileUrgent(ctx)
    const { professional, leadId } = await takeLeadOnRequest(ctx, request.id)
    await markContacted(ctx, professional, { id: leadId })
    ctx.clock.advance({ minutes: 61 })
    await settleUrgentRequests(ctx)
    const client = clientOf(ctx, request)
    const [namedResult, claimed] = await Promise.allSettled([
      changeStatus(ctx, client, { id: request.id, status: 'in_progress', leadId }),
      reportNoCall(ctx, client, request),
    ])
    expect(namedResult.status).toBe('fulfilled')
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
    const client = clientOf(ctx, request)
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
    await expect(reportNoCall(ctx, clientOf(ctx, request), request)).rejects.toMatchObject({
      code: 'transition_not_allowed',
    })
  })

  it('goes back when the client cancels before anybody opened the contact data, and not after', async () => {
    const { request } = await fileUrgent(ctx)
    await changeStatus(ctx, clientOf(ctx, request), { id: request.id, status: 'cancelled' })
    expect(await refunds()).toEqual(['cancelled requested'])
    const seenRequest = await fileUrgent(ctx, { description: 'Otro pedido' })
    await contact(seenRequest.request.id)
    await changeStatus(ctx, clientOf(ctx, seenRequest.request), {
      id: seenRequest.request.id,
      status: 'cancelled',
    })
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
