import { beforeEach, expect, it } from 'vitest'
import { account } from '../../kernel/actor'
import { buildPayment } from '../../testing/builders/build-payment'
import { buildProfessional } from '../../testing/builders/build-professional'
import { buildSubscription } from '../../testing/builders/build-subscription'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countAttention, listAttention } from './list-attention'

let ctx: TestCtx
const admin = account('00000000-0000-7000-8000-000000000001', 'admin')
beforeEach(async () => {
  ctx = await createTestContext()
})

const attentionCounts = async () => (await listAttention(ctx, admin)).map(({ kind, count }) => [kind, count])

async function addRefund(paymentId: string, status: 'requested' | 'done' | 'refused'): Promise<string> {
  const now = ctx.clock.now()
  const { id } = await ctx.db.refund.create({
    data: {
      id: ctx.ids.next(),
      paymentId,
      reason: 'admin',
      status,
      createdAt: now,
      lastError: status === 'refused' ? 'Insufficient amount' : null,
      doneAt: status === 'done' ? now : null,
    },
  })
  return id
}

it('has nothing to say of payments that went as they should, or are on their way', async () => {
  await buildPayment(ctx)
  await buildPayment(ctx, { status: 'rejected' })
  await buildPayment(ctx, { status: 'refunded' })
  const { payment } = await buildPayment(ctx, { isGranted: false })
  await addRefund(payment.id, 'requested')
  ctx.clock.advance({ minutes: 10 })
  expect(await listAttention(ctx, admin)).toEqual([])
  expect((await countAttention(ctx)).count).toBe(0)
})

it('names an approved payment that does not count, until it goes back', async () => {
  const { intent, payment } = await buildPayment(ctx, { fault: 'amount', amountCentavos: 500 })
  expect(await listAttention(ctx, admin)).toEqual([
    {
      kind: 'not_accepted',
      count: 1,
      items: [
        {
          id: payment.id,
          owner: { type: 'intent', id: intent.id },
          providerId: payment.providerId,
          amountArs: 5,
          detail: 'amount',
          since: payment.createdAt.toISOString(),
        },
      ],
    },
  ])
  await addRefund(payment.id, 'requested')
  expect(await attentionCounts()).toEqual([])
})

it('names a refund that the provider refused, until a later one is decided', async () => {
  const { payment } = await buildPayment(ctx)
  await addRefund(payment.id, 'refused')
  const [attention] = await listAttention(ctx, admin)
  expect(attention).toMatchObject({
    kind: 'refund_refused',
    items: [{ amountArs: 15_000, detail: 'Insufficient amount' }],
  })
  await addRefund(payment.id, 'requested')
  expect(await attentionCounts()).toEqual([])
})

it('names a refund that waits for more than half an hour, and whether the provider is processing it', async () => {
  const { payment } = await buildPayment(ctx)
  await addRefund(payment.id, 'requested')
  ctx.clock.advance({ minutes: 30 })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 1 })
  expect(await attentionCounts()).toEqual([['refund_waiting', 1]])
  const [before] = await listAttention(ctx, admin)
  expect(before?.items).toMatchObject([{ detail: null }])
  await ctx.db.refund.updateMany({ data: { provider: ctx.payments.name, providerId: '77' } })
  const [inProcess] = await listAttention(ctx, admin)
  expect(inProcess?.items).toMatchObject([{ detail: 'processing' }])
})

it('names what was paid and neither granted nor given back', async () => {
  await buildPayment(ctx, { isGranted: false })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 2 })
  expect(await attentionCounts()).toEqual([['paid_without_effect', 1]])
})

it('names notifications that nobody handled for a quarter of an hour', async () => {
  for (const [requestId, handledAt] of [
    ['1', null],
    ['2', ctx.clock.now()],
  ] as const)
    await ctx.db.providerNotification.create({
      data: {
        id: ctx.ids.next(),
        provider: ctx.payments.name,
        topic: 'payment',
        dataId: '7',
        requestId,
        handledAt,
        receivedAt: ctx.clock.now(),
      },
    })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 16 })
  expect(await listAttention(ctx, admin)).toMatchObject([
    {
      kind: 'notification_unhandled',
      count: 1,
      items: [{ owner: null, providerId: '7', detail: 'payment' }],
    },
  ])
})

it('names a live subscription of which the provider charges another amount, once a change had its time', async () => {
  const professional = await buildProfessional(ctx)
  const { id } = await buildSubscription(ctx, {
    professionalId: professional.id,
    providerAmountCentavos: 900_000,
  })
  ctx.clock.advance({ minutes: 31 })
  expect(await listAttention(ctx, admin)).toMatchObject([
    {
      kind: 'amount_differs',
      items: [{ owner: { type: 'subscription', id }, amountArs: 10_000, detail: '900000' }],
    },
  ])
  await ctx.db.subscriptionEvent.create({
    data: { id: ctx.ids.next(), subscriptionId: id, type: 'amount', createdAt: ctx.clock.now() },
  })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 31 })
  expect(await attentionCounts()).toEqual([['amount_differs', 1]])
  await ctx.db.subscription.update({ where: { id }, data: { cancelReason: 'payer' } })
  expect(await attentionCounts()).toEqual([])
})

it('names a pause or its end that a suspension asked for and the provider has not made for more than an hour', async () => {
  const professional = await buildProfessional(ctx)
  const { id } = await buildSubscription(ctx, { professionalId: professional.id, heldAt: ctx.clock.now() })
  ctx.clock.advance({ minutes: 60 })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 1 })
  expect(await listAttention(ctx, admin)).toMatchObject([
    { kind: 'hold_waiting', items: [{ owner: { type: 'subscription', id }, detail: 'pause' }] },
  ])
  expect((await countAttention(ctx)).count).toBe(1)
  await ctx.db.subscription.update({
    where: { id },
    data: { providerStatus: 'paused', isPausedByHold: true },
  })
  expect(await attentionCounts()).toEqual([])
  await ctx.db.subscription.update({ where: { id }, data: { heldAt: null } })
  await ctx.db.subscriptionEvent.create({
    data: { id: ctx.ids.next(), subscriptionId: id, type: 'hold_released', createdAt: ctx.clock.now() },
  })
  expect(await attentionCounts()).toEqual([])
  ctx.clock.advance({ minutes: 61 })
  expect(await listAttention(ctx, admin)).toMatchObject([
    { kind: 'hold_waiting', items: [{ owner: { type: 'subscription', id }, detail: 'resume' }] },
  ])
  await ctx.db.subscription.update({ where: { id }, data: { isPausedByHold: false } })
  expect(await attentionCounts()).toEqual([])
})

it('counts all of it, and shows the oldest five of each kind', async () => {
  for (let count = 0; count < 7; count += 1) await buildPayment(ctx, { fault: 'currency', currency: 'USD' })
  const { payment } = await buildPayment(ctx)
  await addRefund(payment.id, 'refused')
  const attention = await listAttention(ctx, admin)
  expect(attention.map(({ kind, count, items }) => [kind, count, items.length])).toEqual([
    ['not_accepted', 7, 5],
    ['refund_refused', 1, 1],
  ])
  expect((await countAttention(ctx)).count).toBe(8)
})
