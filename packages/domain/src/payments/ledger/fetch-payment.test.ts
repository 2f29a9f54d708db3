import { beforeEach, describe, expect, it } from 'vitest'
import { listAttention } from '../../admin/payments/list-attention'
import { account } from '../../kernel/actor'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countUrgent, effectsOf, payer, startUrgent } from '../../testing/urgent'
import { checkIntent, checkIntents } from '../checkout/check-intents'
import { findPayment } from '../checkout/find-payment'
import { fetchPayment } from './fetch-payment'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const intentOf = (id: string) => ctx.db.paymentIntent.findUniqueOrThrow({ where: { id } })

describe('an approved payment', () => {
  it('has its effect once, however often and by whatever way it is heard of, also at the same moment', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    const ways = ['notification', 'return', 'reconciliation', 'admin'] as const
    await Promise.all(Array.from({ length: 20 }, (_, n) => fetchPayment(ctx, id, ways[n % 4] ?? 'return')))
    expect(await countUrgent(ctx)).toBe(1)
    expect(await effectsOf(ctx)).toEqual(['granted'])
    expect(await ctx.db.paymentEvent.count()).toBe(1)
    expect(await intentOf(intentId)).toMatchObject({ status: 'paid' })
  })

  it('is found by the clock alone when neither page nor notification comes', async () => {
    const intentId = await startUrgent(ctx)
    ctx.payments.pay(intentId)
    await checkIntents(ctx)
    expect(await countUrgent(ctx)).toBe(0)
    ctx.clock.advance({ minutes: 3 })
    await checkIntents(ctx)
    expect(await countUrgent(ctx)).toBe(1)
  })

  it('is found by its own id while the search lags behind', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId)
    ctx.payments.isSearchBehind = true
    await checkIntent(ctx, intentId, 'reconciliation')
    expect(await countUrgent(ctx)).toBe(0)
    expect(await findPayment(ctx, payer, { paymentId: id })).toMatchObject({ intentStatus: 'paid' })
    expect(await countUrgent(ctx)).toBe(1)
  })
})

describe('news that come late or out of order', () => {
  it('never undo a later truth', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId, { status: 'in_review', statusDetail: 'being_processed' })
    const early = await ctx.payments.getPayment(id)
    ctx.clock.advance({ minutes: 5 })
    ctx.payments.change(id, { status: 'approved', approvedAt: ctx.clock.now() })
    await fetchPayment(ctx, id, 'notification')
    const read = ctx.payments.getPayment
    ctx.payments.getPayment = async () => early
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.getPayment = read
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ status: 'approved' })
    expect(await effectsOf(ctx)).toEqual(['granted'])
  })

  it('take the farther state when two have the same time', async () => {
    const intentId = await startUrgent(ctx)
    const id = ctx.payments.pay(intentId, { status: 'approved' })
    const at = (await ctx.payments.getPayment(id))?.updatedAt
    if (!at) throw new Error('no payment')
    await fetchPayment(ctx, id, 'notification')
    ctx.payments.change(id, { status: 'pending', updatedAt: at })
    await fetchPayment(ctx, id, 'notification')
    expect((await intentOf(intentId)).status).toBe('paid')
    ctx.payments.change(id, { status: 'refunded', refundedCentavos: 1_500_000, updatedAt: at })
    await fetchPayment(ctx, id, 'notification')
    expect((await intentOf(intentId)).status).toBe('returned')
  })
})

describe('a payment that does not count', () => {
  it.each([
    ['amount', { amountCentavos: 100 }],
    ['currency', { currency: 'USD' }],
    ['collector', { collectorId: '999' }],
  ])('has no effect, and is left for a person to look at: %s', async (fault, changes) => {
    const intentId = await startUrgent(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId, changes), 'notification')
    expect(await countUrgent(ctx)).toBe(0)
    expect(await effectsOf(ctx)).toEqual([])
    expect(await ctx.db.payment.findFirstOrThrow()).toMatchObject({ fault })
    expect(await ctx.db.auditEntry.count({ where: { action: 'payment-not-accepted' } })).toBe(1)
  })

  it.each(['4f1c', '018f0000-0000-7000-8000-000000000000'])(
    'leaves no trace when it refers to nothing of ours: %s',
    async (reference) => {
      const id = ctx.payments.pay(reference)
      expect(await fetchPayment(ctx, id, 'notification')).toEqual({ belongsTo: 'unknown' })
      expect(await ctx.db.payment.count()).toBe(0)
    },
  )

  it('changes nothing while it is pending or was declined, and the next one under the same intent does', async () => {
    const intentId = await startUrgent(ctx)
    await fetchPayment(ctx, ctx.payments.pay(intentId, { status: 'rejected' }), 'return')
    await fetchPayment(ctx, ctx.payments.pay(intentId, { status: 'unknown' }), 'return')
    expect(await countUrgent(ctx)).toBe(0)
    await fetchPayment(ctx, ctx.payments.pay(intentId), 'return')
    expect(await countUrgent(ctx)).toBe(1)
  })
})

it('the ledger refuses to forget, to change, and to grant twice in a row', async () => {
  const intentId = await startUrgent(ctx)
  await fetchPayment(ctx, ctx.payments.pay(intentId), 'notification')
  const [effect] = await ctx.db.paymentEffect.findMany()
  if (!effect) throw new Error('no effect')
  await expect(ctx.db.paymentEvent.deleteMany()).rejects.toThrow(/only ever added/)
  await expect(ctx.db.paymentEffect.updateMany({ data: { number: 3 } })).rejects.toThrow(/only ever added/)
  await expect(ctx.db.paymentEffect.create({ data: { ...effect, number: 3 } })).rejects.toThrow(
    /not the next/,
  )
  await expect(ctx.db.paymentEffect.create({ data: { ...effect, number: 2 } })).rejects.toThrow()
})

it('an intent that nobody pays is asked about ever more seldom, and given up', async () => {
  const intentId = await startUrgent(ctx)
  let questions = 0
  const find = ctx.payments.findPayments
  ctx.payments.findPayments = async (reference) => {
    questions += 1
    return find(reference)
  }
  for (let minute = 0; minute < 4 * 24 * 60; minute += 30) {
    ctx.clock.advance({ minutes: 30 })
    await checkIntents(ctx)
  }
  expect(await intentOf(intentId)).toMatchObject({ status: 'expired', nextCheckAt: null })
  expect(questions).toBeLessThan(30)
})

it('a charge by which the provider validates a card pays for nothing, whatever it refers to, and waits for nobody', async () => {
  const intentId = await startUrgent(ctx)
  const id = ctx.payments.pay(intentId, { isCardValidation: true, amountCentavos: 1_500_000 })
  expect(await fetchPayment(ctx, id, 'notification')).toEqual({ belongsTo: 'card_validation' })
  expect(await ctx.db.payment.count()).toBe(0)
  expect(await ctx.db.serviceRequest.count()).toBe(0)
  expect(await listAttention(ctx, account('admin', 'admin'))).toEqual([])
})
