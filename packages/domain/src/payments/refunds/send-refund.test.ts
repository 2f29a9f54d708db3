import { AppError } from '@oficio/contracts/errors'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ProviderRefund } from '../../kernel/payment-provider'
import { runDueJobs } from '../../testing/run-jobs'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countUrgent, effectsOf, returnReasonsOf, startUrgent } from '../../testing/urgent'
import { fetchPayment } from '../ledger/fetch-payment'
import { resendRefunds } from './send-refund'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

describe('money that must not stay', () => {
  it('goes back once if it is a second approved payment', async () => {
    const intentId = await startUrgent(ctx)
    const [first, second] = [ctx.payments.pay(intentId), ctx.payments.pay(intentId)]
    await Promise.all([first, second, second].map((id) => fetchPayment(ctx, id, 'notification')))
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await countUrgent(ctx)).toBe(1)
    expect(await returnReasonsOf(ctx)).toEqual(['second_payment'])
    const states = await ctx.db.payment.findMany({ select: { status: true } })
    expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'refunded'])
    expect(await effectsOf(ctx)).toEqual(['granted'])
  })

  it('goes back if it was approved after the hour, and files nothing', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId, { status: 'in_review' })
    ctx.clock.advance({ minutes: 62 })
    ctx.payments.change(id, { status: 'approved', approvedAt: ctx.clock.now() })
    await fetchPayment(ctx, id, 'notification')
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await countUrgent(ctx)).toBe(0)
    expect(await returnReasonsOf(ctx)).toEqual(['late'])
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ status: 'refunded' })
    expect(await effectsOf(ctx)).toEqual([])
  })

  it('is asked back under one key by jobs that run again after a crash', async () => {
    const intentId = await startUrgent(ctx)
    for (const id of [ctx.payments.pay(intentId), ctx.payments.pay(intentId)])
      await fetchPayment(ctx, id, 'notification')
    ctx.payments.failures = ['provider_away']
    await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    await runDueJobs(ctx, { timesEach: 2 })
    expect(new Set(ctx.payments.refundCalls.map(({ key }) => key)).size).toBe(1)
    expect(await ctx.db.refund.findFirstOrThrow()).toMatchObject({ status: 'done' })
  })
})

describe('a refund that the provider', () => {
  const requestOne = async () => {
    const intentId = await startUrgent(ctx)
    for (const id of [ctx.payments.pay(intentId), ctx.payments.pay(intentId)])
      await fetchPayment(ctx, id, 'notification')
  }
  const refund = () => ctx.db.refund.findFirstOrThrow()

  it('refuses waits for a person', async () => {
    await requestOne()
    ctx.payments.refund = async () => ({ id: '1', amountCentavos: 1_500_000, status: 'rejected' })
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({
      status: 'refused',
      lastError: expect.stringContaining('nothing'),
    })
  })

  it('takes its time over is looked at again by its id, and asked for once', async () => {
    await requestOne()
    let status: ProviderRefund['status'] = 'pending'
    const own = () => ({ id: '1', amountCentavos: 1_500_000, status })
    let questions = 0
    ctx.payments.refund = async () => {
      questions += 1
      return own()
    }
    ctx.payments.listRefunds = async () => ({ rows: questions > 0 ? [own()] : [], unread: [] })
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({ status: 'requested', providerId: '1' })
    ctx.clock.advance({ minutes: 6 })
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('requested')
    status = 'approved'
    ctx.clock.advance({ minutes: 31 })
    await resendRefunds(ctx)
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('done')
    expect(questions).toBe(1)
  })

  it('took its time over and then refuses waits for a person', async () => {
    await requestOne()
    ctx.payments.refund = async () => ({ id: '1', amountCentavos: 1_500_000, status: 'pending' })
    await runDueJobs(ctx)
    ctx.payments.listRefunds = async () => ({
      rows: [{ id: '1', amountCentavos: 1_500_000, status: 'cancelled' }],
      unread: [],
    })
    ctx.clock.advance({ minutes: 6 })
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('refused')
  })

  it('has done, and does not show in the payment yet, is done; the payment is read until it shows', async () => {
    await requestOne()
    const { getPayment } = ctx.payments
    const before = new Map<string, Awaited<ReturnType<typeof getPayment>>>()
    for (const { providerId } of await ctx.db.payment.findMany())
      before.set(providerId, await getPayment(providerId))
    ctx.payments.getPayment = async (id) => before.get(id) ?? null
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({ status: 'done', lastError: null })
    expect(await ctx.db.payment.count({ where: { status: 'refunded' } })).toBe(0)
    ctx.payments.getPayment = getPayment
    ctx.clock.advance({ minutes: 2 })
    await runDueJobs(ctx)
    expect(await ctx.db.payment.count({ where: { status: 'refunded' } })).toBe(1)
  })

  it('made and whose answer was lost is found, whatever the repeat of its key is answered', async () => {
    await requestOne()
    const give = ctx.payments.refund
    ctx.payments.refund = async (order) => {
      await give(order)
      throw new AppError('provider_away')
    }
    await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    ctx.payments.refund = async () => {
      throw new AppError('provider_refused')
    }
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({ status: 'done', providerId: expect.any(String) })
    const [listedRefund] = (await ctx.payments.listRefunds(ctx.payments.refundCalls[0]?.paymentId ?? '')).rows
    expect((await refund()).providerId).toBe(listedRefund?.id)
  })

  it('made, whose answer was lost and which shows late, is not refused by a no to the repeat of its key', async () => {
    await requestOne()
    const { refund: give, listRefunds } = ctx.payments
    ctx.payments.refund = async (order) => {
      await give(order)
      throw new AppError('provider_away')
    }
    const { payment } = await ctx.db.refund.findFirstOrThrow({ include: { payment: true } })
    const before = await ctx.payments.getPayment(payment.providerId)
    await expect(runDueJobs(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    const { getPayment } = ctx.payments
    ctx.payments.refund = async () => {
      throw new AppError('provider_refused')
    }
    ctx.payments.listRefunds = async () => ({ rows: [], unread: [] })
    ctx.payments.getPayment = async () => before
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({ status: 'requested' })
    Object.assign(ctx.payments, { listRefunds, getPayment })
    ctx.clock.advance({ minutes: 6 })
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({ status: 'done', providerId: expect.any(String) })
    expect(await ctx.db.mail.count({ where: { template: 'payment-returned' } })).toBe(1)
  })
})
