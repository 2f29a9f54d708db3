import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeStatus } from '../../service-requests/lifecycle/change-status'
import { reportNoCall } from '../../service-requests/urgency/report-no-call'
import { settleUrgentRequests } from '../../service-requests/urgency/settle-urgent'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { clientOf, countUrgent, effectsOf, fileUrgent, returnReasonsOf } from '../../testing/urgent'
import { fetchPayment } from './fetch-payment'
import { recheckPayments } from './recheck-payments'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const intentOf = (id: string) => ctx.db.paymentIntent.findUniqueOrThrow({ where: { id } })

describe('a granted effect', () => {
  it('is taken back by a refund and by a charge-back, and comes again when the site wins', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'in_dispute' })
    await fetchPayment(ctx, id, 'notification')
    expect(await countUrgent(ctx)).toBe(1)
    ctx.payments.change(id, { status: 'taken_by_bank', statusDetail: 'dispute_lost' })
    await fetchPayment(ctx, id, 'notification')
    await fetchPayment(ctx, id, 'notification')
    expect(await countUrgent(ctx)).toBe(0)
    ctx.payments.change(id, { status: 'approved', statusDetail: 'credited' })
    await fetchPayment(ctx, id, 'notification')
    expect(await countUrgent(ctx)).toBe(1)
    expect(await effectsOf(ctx)).toEqual(['granted', 'taken_back', 'granted'])
    expect(await ctx.db.serviceRequest.count()).toBe(1)
  })

  it.each(['dispute_won', 'covered_by_provider'] as const)(
    'comes again when the money is the site’s after all: %s',
    async (statusDetail) => {
      const { intentId, paymentId: id } = await fileUrgent(ctx)
      const refundedCentavos = 1_500_000
      ctx.payments.change(id, { status: 'taken_by_bank', statusDetail: 'under_review', refundedCentavos })
      await fetchPayment(ctx, id, 'notification')
      expect(await countUrgent(ctx)).toBe(0)
      ctx.payments.change(id, { status: 'approved', statusDetail, refundedCentavos: 0 })
      await fetchPayment(ctx, id, 'notification')
      expect(await countUrgent(ctx)).toBe(1)
      expect(await effectsOf(ctx)).toEqual(['granted', 'taken_back', 'granted'])
      expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({
        status: 'approved',
        statusDetail,
        refundedCentavos: 0,
      })
      expect(await returnReasonsOf(ctx)).toEqual([])
      expect((await intentOf(intentId)).status).toBe('paid')
    },
  )

  it('stays when the first that is heard of a dispute is that the site won it', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'approved', statusDetail: 'dispute_won' })
    await fetchPayment(ctx, id, 'notification')
    expect(await effectsOf(ctx)).toEqual(['granted'])
  })

  it('comes again also when the dispute and its end have the same time', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'taken_by_bank', statusDetail: 'under_review' })
    await fetchPayment(ctx, id, 'notification')
    const updatedAt = (await ctx.payments.getPayment(id))?.updatedAt
    const won = { status: 'approved', statusDetail: 'dispute_won' } as const
    ctx.payments.change(id, { ...won, ...(updatedAt && { updatedAt }) })
    await fetchPayment(ctx, id, 'notification')
    expect(await effectsOf(ctx)).toEqual(['granted', 'taken_back', 'granted'])
  })

  it('stays earned when the site wins a dispute about work that is long done', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    const closed = { status: 'completed', closedAt: ctx.clock.now() } as const
    await ctx.db.serviceRequest.updateMany({ data: closed })
    ctx.payments.change(id, { status: 'taken_by_bank' })
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'approved' })
    await fetchPayment(ctx, id, 'notification')
    expect(await effectsOf(ctx)).toEqual(['granted', 'taken_back', 'granted'])
    expect(await returnReasonsOf(ctx)).toEqual([])
  })

  it.each<PaymentStatus[]>([
    ['taken_by_bank', 'approved'],
    ['taken_by_bank', 'in_dispute', 'approved'],
  ])(
    'goes back when the client cancelled unseen while it was disputed, and the site wins',
    async (...statuses) => {
      const { intentId, paymentId: id, request } = await fileUrgent(ctx)
      for (const [index, status] of statuses.entries()) {
        ctx.payments.change(id, { status })
        await fetchPayment(ctx, id, 'notification')
        if (index === 0)
          await changeStatus(ctx, clientOf(ctx, request), { id: request.id, status: 'cancelled' })
      }
      await runDueJobs(ctx)
      expect(await returnReasonsOf(ctx)).toEqual(['cancelled'])
      expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ status: 'refunded' })
      expect((await intentOf(intentId)).status).toBe('returned')
    },
  )

  it('keeps the promise that ran out while it was disputed: nobody answered, so it goes back', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'taken_by_bank' })
    await fetchPayment(ctx, id, 'notification')
    ctx.clock.advance({ hours: 24 })
    await settleUrgentRequests(ctx)
    expect(await returnReasonsOf(ctx)).toEqual([])
    ctx.payments.change(id, { status: 'approved' })
    await fetchPayment(ctx, id, 'notification')
    await settleUrgentRequests(ctx)
    await runDueJobs(ctx)
    expect(await returnReasonsOf(ctx)).toEqual(['not_answered'])
  })

  it('gives back the first payment for the client’s complaint too, when the site wins its dispute later', async () => {
    const { intentId, paymentId: id, request } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'taken_by_bank' })
    await fetchPayment(ctx, id, 'notification')
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    ctx.clock.advance({ minutes: 61 })
    await reportNoCall(ctx, clientOf(ctx, request), request)
    await runDueJobs(ctx)
    ctx.payments.change(id, { status: 'approved', statusDetail: 'dispute_won' })
    await fetchPayment(ctx, id, 'notification')
    expect(await returnReasonsOf(ctx)).toEqual(['nobody_called', 'nobody_called'])
  })

  it('is not bought back on the same page once the fee went back', async () => {
    const { intentId, request } = await fileUrgent(ctx)
    await changeStatus(ctx, clientOf(ctx, request), { id: request.id, status: 'cancelled' })
    await runDueJobs(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
    await runDueJobs(ctx)
    expect((await returnReasonsOf(ctx)).sort()).toEqual(['cancelled', 'second_payment'])
    expect(await ctx.db.payment.count({ where: { status: 'refunded' } })).toBe(2)
    expect(await countUrgent(ctx)).toBe(0)
  })

  it('stays when only a part goes back', async () => {
    const { paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { statusDetail: 'partly_refunded', refundedCentavos: 500_000 })
    await fetchPayment(ctx, id, 'notification')
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ refundedCentavos: 500_000 })
    expect(await effectsOf(ctx)).toEqual(['granted'])
  })

  it('is lost to a charge-back also when nobody tells: the clock looks again', async () => {
    const { intentId, paymentId: id } = await fileUrgent(ctx)
    ctx.payments.change(id, { status: 'taken_by_bank' })
    ctx.clock.advance({ days: 8 })
    await recheckPayments(ctx)
    expect((await intentOf(intentId)).status).toBe('returned')
  })
})
