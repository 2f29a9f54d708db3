import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../context/actor'
import { markContacted } from '../leads/mark-contacted'
import { takeLead } from '../leads/take-lead'
import { buildProfessional } from '../testing/builders/build-professional'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { fileUrgent } from '../testing/urgent'
import { changeStatus } from './change-status'
import { getUrgentOffer } from './get-urgent-offer'
import { reportNoCall } from './report-no-call'
import { settleUrgentRequests } from './settle-urgent'
import { trackingToken } from './tracking-link'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const requestOf = (id: string) => ctx.db.serviceRequest.findUniqueOrThrow({ where: { id } })
const refunds = async () =>
  (await ctx.db.refund.findMany()).map(({ reason, status }) => `${reason} ${status}`)
const contact = async (requestId: string) => {
  const { userId } = await buildProfessional(ctx)
  const professional = account(userId, 'professional')
  const lead = await takeLead(ctx, professional, { id: requestId })
  return () => markContacted(ctx, professional, { id: lead.id })
}
const clientOf = (request: { id: string; linkVersion: number }) =>
  visitor({ trackingToken: trackingToken(ctx, request) })

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
    expect(await getUrgentOffer(ctx)).toMatchObject({ refundMinutes: null })
  })
})

it('the share answered in time is told once there are twenty, without those that the client cancelled', async () => {
  const settle = async (n: number, outcome: 'answered' | 'refunded' | 'cancelled') => {
    const { request } = await fileUrgent(ctx, {
      description: `Pedido ${n}`,
      email: `c${n}@example.com`,
      phone: `0341 15-555-${1000 + n}`,
    })
    const data = { urgentOutcome: outcome, urgentSettledAt: ctx.clock.now(), status: 'cancelled' as const }
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { ...data, closedAt: ctx.clock.now() },
    })
  }
  for (let n = 0; n < 19; n += 1) await settle(n, n < 15 ? 'answered' : 'refunded')
  await settle(19, 'cancelled')
  expect((await getUrgentOffer(ctx)).answeredPercent).toBeNull()
  await settle(20, 'answered')
  expect((await getUrgentOffer(ctx)).answeredPercent).toBe(80)
})
