import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { trackingToken } from '../../service-requests/tracking-link'
import { settleUrgentRequests } from '../../service-requests/urgency/settle-urgent'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { startUrgent } from '../../testing/urgent'
import { fetchPayment } from './fetch-payment'
import { recheckPayments } from './recheck-payments'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const filed = () => ctx.db.serviceRequest.count({ where: { isUrgent: true } })
const effects = async () =>
  (await ctx.db.paymentEffect.findMany({ orderBy: { number: 'asc' } })).map((e) => e.type)
const intentOf = (id: string) => ctx.db.paymentIntent.findUniqueOrThrow({ where: { id } })
const reasons = async () => (await ctx.db.refund.findMany()).map(({ reason }) => reason)

describe('a granted effect', () => {
  it('is taken back by a refund and by a charge-back, and comes again when the site wins', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'in_mediation' })
    await fetchPayment(ctx, id, 'notification')
    expect(await filed()).toBe(1)
    ctx.payments.change(id, { status: 'charged_back', statusDetail: 'settled' })
    await fetchPayment(ctx, id, 'notification')
    await fetchPayment(ctx, id, 'notification')
    expect(await filed()).toBe(0)
    ctx.payments.change(id, { status: 'approved', statusDetail: 'accredited' })
    await fetchPayment(ctx, id, 'notification')
    expect(await filed()).toBe(1)
    expect(await effects()).toEqual(['granted', 'taken_back', 'granted'])
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it('stays earned when the site wins a dispute about work that is long done', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    const closed = { status: 'completed', closedAt: ctx.clock.now() } as const
    await ctx.db.serviceRequest.updateMany({ data: closed })
    ctx.payments.change(id, { status: 'charged_back' })
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'approved' })
    await fetchPayment(ctx, id, 'notification')
    expect(await effects()).toEqual(['granted', 'taken_back', 'granted'])
    expect(await reasons()).toEqual([])
  })

  it.each([
    [{ status: 'charged_back' }, { status: 'approved' }],
    [{ status: 'charged_back' }, { status: 'in_mediation' }, { status: 'approved' }],
  ])(
    'goes back when the client cancelled unseen while it was disputed, and the site wins',
    async (...told) => {
      const intentId = await startUrgent(ctx)
      const id = ctx.payments.pay(intentId)
      await fetchPayment(ctx, id, 'notification')
      const request = await ctx.db.serviceRequest.findFirstOrThrow()
      const client = visitor({ trackingToken: trackingToken(ctx, request) })
      for (const [index, state] of told.entries()) {
        ctx.payments.change(id, state)
        await fetchPayment(ctx, id, 'notification')
        if (index === 0) await changeStatus(ctx, client, { id: request.id, status: 'cancelled' })
      }
      await runDueJobs(ctx)
      expect(await reasons()).toEqual(['cancelled'])
      expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ status: 'refunded' })
      expect((await intentOf(intentId)).status).toBe('returned')
    },
  )

  it('keeps the promise that ran out while it was disputed: nobody answered, so it goes back', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'charged_back' })
    await fetchPayment(ctx, id, 'notification')
    ctx.clock.advance({ hours: 24 })
    await settleUrgentRequests(ctx)
    expect(await reasons()).toEqual([])
    ctx.payments.change(id, { status: 'approved' })
    await fetchPayment(ctx, id, 'notification')
    await settleUrgentRequests(ctx)
    await runDueJobs(ctx)
    expect(await reasons()).toEqual(['not_answered'])
  })

  it('is not bought back on the same page once the fee went back', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    const request = await ctx.db.serviceRequest.findFirstOrThrow()
    const client = visitor({ trackingToken: trackingToken(ctx, request) })
    await changeStatus(ctx, client, { id: request.id, status: 'cancelled' })
    await runDueJobs(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    await runDueJobs(ctx)
    expect((await reasons()).sort()).toEqual(['cancelled', 'second_payment'])
    expect(await ctx.db.payment.count({ where: { status: 'refunded' } })).toBe(2)
    expect(await filed()).toBe(0)
  })

  it('stays when only a part goes back', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { statusDetail: 'partially_refunded', refundedCentavos: 500_000 })
    await fetchPayment(ctx, id, 'notification')
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ refundedCentavos: 500_000 })
    expect(await effects()).toEqual(['granted'])
  })

  it('is lost to a charge-back also when nobody tells: the clock looks again', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'charged_back' })
    ctx.clock.advance({ days: 8 })
    await recheckPayments(ctx)
    expect((await intentOf(intentId)).status).toBe('returned')
  })
})
