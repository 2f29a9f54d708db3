import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../kernel/actor'
import type { PaymentProvider } from '../kernel/payment-provider'
import { atProvider } from '../kernel/provider-key'
import { type FakePayments, fakePayments } from '../testing/fake-provider/fake-payments'
import { runDueJobs } from '../testing/run-jobs'
import { buildPendingSubscriber } from '../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { startUrgent } from '../testing/urgent'
import { checkIntents } from './checkout/check-intents'
import { fetchPayment } from './ledger/fetch-payment'
import { requestRefund } from './ledger/request-refund'
import { readNotificationHealth } from './notifications/notification-health'
import { receiveNotification } from './notifications/receive-notification'

// A made-up second provider: a gateway, and one line that chooses it. It uses the same ids as the first provider.
const ownWords = {
  'pay.changed': 'payment',
  'plan.changed': 'subscription',
  'plan.charged': 'charge',
} as const

/** The gateway translates its provider's words for topics and checks its kind of signature. */
const secondGateway = (payments: FakePayments): FakePayments => {
  const readNotification: PaymentProvider['readNotification'] = (parts) => {
    if (parts['x-signature'] !== 'sealed') return { kind: 'refused', fault: 'mismatch' }
    const topic = Object.entries(ownWords).find(([word]) => word === parts.topic)?.[1] ?? 'other'
    return { kind: 'genuine', topic, requestId: parts['x-request-id'] ?? '', dataId: parts.id ?? '' }
  }
  return Object.assign(payments, { readNotification })
}

let ctx: TestCtx
let first: FakePayments
let second: FakePayments
beforeEach(async () => {
  ctx = await createTestContext()
  first = ctx.payments
  second = secondGateway(fakePayments(ctx.clock, 'second'))
})

/** The one line: the second provider takes new payments, and the first one is still asked about its own. */
const choose = (payments: FakePayments, otherPayments: FakePayments[] = []) =>
  Object.assign(ctx, { payments, otherPayments })

const notifyFirst = (type: string, dataId: string) =>
  receiveNotification(ctx, visitor(), {
    provider: first.name,
    'data.id': dataId,
    type,
    'x-request-id': 'delivery',
    'x-signature': 'ts=1,v1=0',
  })
const notifySecond = (topic: keyof typeof ownWords, id: string, signature = 'sealed') =>
  receiveNotification(ctx, visitor(), {
    provider: second.name,
    topic,
    id,
    'x-request-id': 'delivery',
    'x-signature': signature,
  })

/** A client with another request, because a repeated request would be refunded. */
const otherClient = {
  actor: visitor({ deviceHash: 'device-2', ipPrefix: '200.1.3.0' }),
  form: { email: 'otra@example.com', phone: '341 555 9876', description: 'Se cortó la luz en toda la casa' },
}

/** A payment at each provider, with one id, and a notification of each, with one id. */
async function payAtBoth() {
  const firstIntent = await startUrgent(ctx)
  choose(second, [first])
  const secondIntent = await startUrgent(ctx, otherClient)
  const paymentId = first.pay(firstIntent)
  expect(second.pay(secondIntent)).toBe(paymentId)
  await notifyFirst('payment', paymentId)
  await notifySecond('pay.changed', paymentId)
  await runDueJobs(ctx)
  return { firstIntent, secondIntent, paymentId }
}

const paymentAt = ({ name }: FakePayments) =>
  ctx.db.payment.findFirstOrThrow({ where: { provider: name }, include: { refunds: true } })

describe('a second provider beside the first one', () => {
  it('has its own payments, although their ids and their notifications are the same', async () => {
    const { firstIntent, secondIntent, paymentId } = await payAtBoth()
    expect(await paymentAt(first)).toMatchObject({ providerId: paymentId, intentId: firstIntent })
    expect(await paymentAt(second)).toMatchObject({ providerId: paymentId, intentId: secondIntent })
    expect(await ctx.db.paymentEffect.count({ where: { type: 'granted' } })).toBe(2)
    expect(await ctx.db.providerNotification.count({ where: { handledAt: { not: null } } })).toBe(2)
  })

  it.each(['first', 'second'] as const)(
    'refunds a payment of the %s provider only there',
    async (position) => {
      await payAtBoth()
      const [refundingProvider, other] = position === 'first' ? [first, second] : [second, first]
      const { id: paymentId } = await paymentAt(refundingProvider)
      await ctx.transaction((ctx) => requestRefund(ctx, { paymentId, reason: 'admin' }))
      await runDueJobs(ctx, { timesEach: 2 })
      expect(refundingProvider.refundCalls).toHaveLength(1)
      expect(other.refundCalls).toEqual([])
      expect(await paymentAt(refundingProvider)).toMatchObject({
        status: 'refunded',
        refunds: [{ provider: refundingProvider.name, status: 'done' }],
      })
      expect(await paymentAt(other)).toMatchObject({ status: 'approved', refunds: [] })
    },
  )

  it('has its own subscriptions and charges under the same ids', async () => {
    const ofFirst = await buildPendingSubscriber(ctx)
    choose(second, [first])
    const ofSecond = await buildPendingSubscriber(ctx)
    expect(ofSecond.providerId).toBe(ofFirst.providerId)
    for (const { subscriptions } of [first, second]) subscriptions.authorise(ofFirst.providerId)
    const chargeId = first.subscriptions.charge(ofFirst.providerId, 'approved')
    expect(second.subscriptions.charge(ofSecond.providerId, 'declined')).toBe(chargeId)
    await notifyFirst('charge', chargeId)
    await notifySecond('plan.charged', chargeId)
    await runDueJobs(ctx)
    const charges = await ctx.db.subscriptionCharge.findMany({ orderBy: { provider: 'asc' } })
    expect(charges).toMatchObject([
      { provider: first.name, providerId: chargeId, subscriptionId: ofFirst.id, status: 'processed' },
      { provider: second.name, providerId: chargeId, subscriptionId: ofSecond.id, status: 'retrying' },
    ])
  })

  it('is asked by the clock about its own payments, and the first provider about its own', async () => {
    const firstIntent = await startUrgent(ctx)
    choose(second, [first])
    const secondIntent = await startUrgent(ctx, otherClient)
    first.pay(firstIntent)
    second.pay(secondIntent)
    ctx.clock.advance({ minutes: 10 })
    await checkIntents(ctx)
    expect(await paymentAt(first)).toMatchObject({ intentId: firstIntent })
    expect(await paymentAt(second)).toMatchObject({ intentId: secondIntent })
  })

  it('is asked although the first one is away, which is asked about no other payment in that run', async () => {
    const firstIntent = await startUrgent(ctx)
    const clients = [4, 5].map((digit) => ({
      actor: visitor({ deviceHash: `device-${digit}`, ipPrefix: `200.1.${digit}.0` }),
      form: { email: `${digit}@example.com`, phone: `341 555 987${digit}`, description: `Trabajo ${digit}` },
    }))
    for (const client of clients) await startUrgent(ctx, client)
    choose(second, [first])
    ctx.clock.advance({ minutes: 1 })
    const secondIntent = await startUrgent(ctx, otherClient)
    first.pay(firstIntent)
    second.pay(secondIntent)
    first.failures.push('provider_away', 'provider_away')
    ctx.clock.advance({ minutes: 10 })
    await expect(checkIntents(ctx)).rejects.toMatchObject({ code: 'provider_away' })
    expect(first.failures).toEqual(['provider_away'])
    expect(await paymentAt(second)).toMatchObject({ intentId: secondIntent })
  })

  it('does not prove by its notifications that the first one sends any', async () => {
    const firstIntent = await startUrgent(ctx)
    choose(second, [first])
    await fetchPayment(atProvider(ctx, { provider: first.name }), first.pay(firstIntent), 'return')
    first.signatureFault = 'mismatch'
    await expect(notifyFirst('payment', '77')).rejects.toMatchObject({ code: 'notification_refused' })
    ctx.clock.advance({ minutes: 61 })
    await notifySecond('pay.changed', '78')
    expect(await readNotificationHealth(ctx)).toMatchObject({
      refusedSinceYesterday: 1,
      unannouncedPayments: 1,
      isSecretDoubtful: true,
      lastValidAt: null,
    })
    first.signatureFault = null
    await notifyFirst('payment', '79')
    expect(await readNotificationHealth(ctx)).toMatchObject({
      unannouncedPayments: 0,
      isSecretDoubtful: false,
    })
  })

  it('gets a notification address of its own', async () => {
    await payAtBoth()
    expect(first.checkouts[0]?.notificationUrl).toBe('http://localhost:3000/api/webhooks/mercadopago')
    expect(second.checkouts[0]?.notificationUrl).toBe('http://localhost:3000/api/webhooks/second')
  })

  it('checks its own signatures', async () => {
    choose(second, [first])
    first.signatureFault = 'mismatch'
    await expect(notifyFirst('payment', '1')).rejects.toMatchObject({ code: 'notification_refused' })
    await expect(notifySecond('pay.changed', '1', 'forged')).rejects.toMatchObject({
      code: 'notification_refused',
    })
    expect(await notifySecond('pay.changed', '1')).toEqual({ received: true })
  })
})

it('a notification of a provider without a gateway is refused and leaves nothing', async () => {
  await expect(notifySecond('pay.changed', '1')).rejects.toMatchObject({ code: 'notification_refused' })
  expect(await ctx.db.providerNotification.count()).toBe(0)
  expect(await ctx.db.refusedNotifications.count()).toBe(0)
})
