import { beforeEach, describe, expect, it } from 'vitest'
import { runDueJobs } from '../testing/run-jobs'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { startUrgent } from '../testing/urgent'
import { resendRefunds } from './send-refund'
import { syncPayment } from './sync-payment'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const filed = () => ctx.db.serviceRequest.count({ where: { isUrgent: true } })
const effects = async () =>
  (await ctx.db.paymentEffect.findMany({ orderBy: { number: 'asc' } })).map((e) => e.type)
const reasons = async () => (await ctx.db.refund.findMany()).map(({ reason }) => reason)

describe('money that must not stay', () => {
  it('of a second approved payment goes back, once', async () => {
    const intentId = await startUrgent(ctx)
    const [first, second] = [ctx.payments.pay(intentId), ctx.payments.pay(intentId)]
    await Promise.all([first, second, second].map((id) => syncPayment(ctx, id, 'notification')))
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await filed()).toBe(1)
    expect(await reasons()).toEqual(['second_payment'])
    const states = await ctx.db.payment.findMany({ select: { status: true } })
    expect(states.map(({ status }) => status).sort()).toEqual(['approved', 'refunded'])
    expect(await effects()).toEqual(['granted'])
  })

  it('of an approval after the hour goes back, and nothing is filed', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId, { status: 'in_process' })
    ctx.clock.advance({ minutes: 62 })
    ctx.payments.change(id, { status: 'approved', approvedAt: ctx.clock.now() })
    await syncPayment(ctx, id, 'notification')
    await runDueJobs(ctx, { timesEach: 2 })
    expect(await filed()).toBe(0)
    expect(await reasons()).toEqual(['late'])
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ status: 'refunded' })
    expect(await effects()).toEqual([])
  })

  it('is asked back under one key by jobs that run again after a crash', async () => {
    const intentId = await startUrgent(ctx)
    for (const id of [ctx.payments.pay(intentId), ctx.payments.pay(intentId)])
      await syncPayment(ctx, id, 'notification')
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
      await syncPayment(ctx, id, 'notification')
  }
  const refund = () => ctx.db.refund.findFirstOrThrow()

  it('refuses waits for a person', async () => {
    await requestOne()
    ctx.payments.refund = async () => [{ id: '1', amountCentavos: 1_500_000, status: 'rejected' }]
    await runDueJobs(ctx)
    expect(await refund()).toMatchObject({
      status: 'refused',
      lastError: expect.stringContaining('nothing'),
    })
  })

  it('takes its time over is asked about again, under the same key', async () => {
    await requestOne()
    const give = ctx.payments.refund
    ctx.payments.refund = async () => [{ id: '1', amountCentavos: 1_500_000, status: 'in_process' }]
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('requested')
    ctx.payments.refund = give
    ctx.clock.advance({ minutes: 31 })
    await resendRefunds(ctx)
    await runDueJobs(ctx)
    expect((await refund()).status).toBe('done')
  })
})
