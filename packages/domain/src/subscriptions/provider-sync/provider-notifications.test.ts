import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { chargeIdOfPayment, type ProviderCharge } from '../../kernel/payment-provider'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { receiveNotification } from '../../payments/notifications/receive-notification'
import { runDueJobs } from '../../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { ageSubscriptions } from '../standing/age-subscriptions'
import { checkSubscriptions } from './check-subscriptions'
import { fetchSubscription } from './fetch-subscription'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fake = () => ctx.payments.subscriptions
const row = (id: string) => ctx.db.subscription.findUniqueOrThrow({ where: { id } })
const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

const notify = (type: string, dataId: string) =>
  receiveNotification(ctx, visitor(), {
    provider: ctx.payments.name,
    'data.id': dataId,
    type,
    'x-request-id': ctx.ids.next(),
    'x-signature': 'ts=1,v1=00',
  })

/** All notifications of the provider about an authorised subscription and its first charge, five times each. */
const everythingFiveTimes = (providerId: string, chargeId: string): [string, string][] =>
  Array.from({ length: 5 }, (): [string, string][] => [
    ['subscription', providerId],
    ['charge', chargeId],
    ['payment', fake().paymentOf(chargeId)],
  ]).flat()

describe('news of a subscription', () => {
  it.each([1, 2, 3])(
    'five times, shuffled and at once, are one month and one receipt (%i)',
    async (round) => {
      const subscriber = await buildPendingSubscriber(ctx)
      fake().authorise(subscriber.providerId)
      const chargeId = fake().charge(subscriber.providerId, 'approved')
      const news = everythingFiveTimes(subscriber.providerId, chargeId)
      const shuffledNews = news.toSorted((a, b) => shuffleKey(a, round) - shuffleKey(b, round))
      await Promise.all(shuffledNews.map(([type, id]) => notify(type, id)))
      await runDueJobs(ctx, { timesEach: 2 })
      expect(await row(subscriber.id)).toMatchObject({
        status: 'active',
        paidUntil: new Date('2035-04-12T15:00:00.000Z'),
      })
      expect(mails('subscription-charged')).toHaveLength(1)
      expect(mails('subscription-active')).toHaveLength(1)
      expect(await ctx.db.payment.count({ where: { subscriptionId: subscriber.id } })).toBe(1)
      const paid = { subscriptionId: subscriber.id, type: 'charge_paid' }
      expect(await ctx.db.subscriptionEvent.count({ where: paid })).toBe(1)
    },
  )

  it('are not needed: the clock asks, at first every few minutes, and hourly when a charge is due', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    fake().authorise(subscriber.providerId)
    ctx.clock.advance({ minutes: 2 })
    await tick(ctx)
    expect(await row(subscriber.id)).toMatchObject({ status: 'active', paidUntil: null })
    fake().charge(subscriber.providerId, 'approved')
    ctx.clock.advance({ minutes: 61 })
    await tick(ctx)
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-04-12T15:00:00.000Z'))
    const calls = fake().calls.length
    ctx.clock.advance({ hours: 20 })
    await tick(ctx)
    expect(fake().calls.length).toBe(calls)
    ctx.clock.advance({ hours: 5 })
    await tick(ctx)
    expect(fake().calls.length).toBeGreaterThan(calls)
  })

  it('lead from a payment alone to its charge, also while the list of charges is delayed', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    fake().authorise(subscriber.providerId)
    await subscriber.news()
    const chargeId = fake().charge(subscriber.providerId, 'approved')
    fake().unlisted.add(chargeId)
    await notify('payment', fake().paymentOf(chargeId))
    await runDueJobs(ctx)
    expect((await row(subscriber.id)).paidUntil).toBeNull()
    await notify('charge', chargeId)
    await runDueJobs(ctx)
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-04-12T15:00:00.000Z'))
  })

  it('change nothing if they are older than the stored state', async () => {
    const subscriber = await buildSubscriber(ctx)
    const { providerId } = subscriber
    const older = fake().all.get(providerId)
    fake().cancel(providerId)
    const newer = fake().all.get(providerId)
    await subscriber.news()
    if (older) fake().all.set(providerId, older)
    await subscriber.news()
    expect(await row(subscriber.id)).toMatchObject({ status: 'cancelled', providerStatus: 'cancelled' })
    if (newer) fake().all.set(providerId, { ...newer, status: 'authorized', version: 99 })
    await subscriber.news()
    expect(await row(subscriber.id)).toMatchObject({ status: 'cancelled', providerStatus: 'cancelled' })
  })

  it('change nothing if they concern foreign objects', async () => {
    const { id } = await fakeForeign()
    await notify('subscription', id)
    await notify('subscription', '123456')
    await notify('charge', '123456')
    await runDueJobs(ctx)
    expect(await ctx.db.subscription.count()).toBe(0)
    expect(fake().all.get(id)?.status).toBe('pending')
  })

  it('wait when the provider is away, and nobody else waits for them', async () => {
    const first = await buildPendingSubscriber(ctx)
    const second = await buildPendingSubscriber(ctx)
    for (const { providerId } of [first, second]) fake().authorise(providerId)
    ctx.clock.advance({ minutes: 2 })
    fake().failures.push('provider_away')
    await expect(checkSubscriptions(ctx)).rejects.toThrow('1 failed')
    expect((await row(first.id)).status).toBe('pending')
    expect((await row(second.id)).status).toBe('active')
    ctx.clock.advance({ minutes: 15 })
    await checkSubscriptions(ctx)
    expect((await row(first.id)).status).toBe('active')
  })
})

const shuffleKey = ([type, id]: [string, string], round: number): number =>
  [...`${type}${id}${round}`].reduce((key, letter) => (key * 31 + letter.charCodeAt(0) * round) % 9973, round)

const fakeForeign = () =>
  ctx.payments.createSubscription({
    reference: 'somebody-elses',
    title: 'x',
    payerEmail: 'x@example.com',
    amountCentavos: 100_000,
    returnUrl: 'https://elsewhere.example',
  })

describe('the clock, which looks at deadlines every five minutes,', () => {
  /** Advances the time as the clock does: deadlines every five minutes, provider checks when they are due. */
  async function pass(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 5) {
      ctx.clock.advance({ minutes: 5 })
      await ageSubscriptions(ctx)
      await checkSubscriptions(ctx)
    }
  }

  it('asks every hour about a first charge without any notification', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    fake().authorise(subscriber.providerId)
    await pass(45)
    fake().charge(subscriber.providerId, 'approved', { debitAt: ctx.clock.now() })
    await pass(65)
    expect(await row(subscriber.id)).toMatchObject({ status: 'active', paidUntil: expect.any(Date) })
  })

  it('asks every hour about an overdue month that a later attempt may pay', async () => {
    const subscriber = await buildSubscriber(ctx)
    ctx.clock.advance({ days: 31 })
    const chargeId = fake().charge(subscriber.providerId, 'declined')
    await fetchSubscription(ctx, { id: subscriber.id })
    expect(await row(subscriber.id)).toMatchObject({ status: 'past_due' })
    await pass(30)
    fake().retryCharge(chargeId, 'approved')
    await pass(65)
    expect(await row(subscriber.id)).toMatchObject({ status: 'active' })
  })
})

describe('a charge of which the provider shows only the payment', () => {
  const paidUntil = new Date('2035-04-12T15:00:00.000Z')

  /**
   * Builds a subscriber whose first charge is missing in every list; `byPayment` is the list's entry for it instead.
   */
  async function chargedUnlisted() {
    const subscriber = await buildPendingSubscriber(ctx)
    fake().authorise(subscriber.providerId)
    const chargeId = fake().charge(subscriber.providerId, 'approved')
    const charge = fake().charges.get(chargeId)
    const paymentId = fake().paymentOf(chargeId)
    const byPayment = charge && { ...charge, id: chargeIdOfPayment(paymentId) }
    return { subscriber, chargeId, paymentId, byPayment }
  }
  const listOnly = (charge: ProviderCharge | undefined) => {
    ctx.payments.listCharges = async () => ({ rows: charge ? [charge] : [], unread: [] })
  }
  const chargeIds = async () => (await ctx.db.subscriptionCharge.findMany()).map((row) => row.providerId)

  it('is found by a payment without a reference, which names the subscription', async () => {
    const { subscriber, paymentId } = await chargedUnlisted()
    ctx.payments.change(paymentId, { reference: null, subscriptionId: subscriber.providerId })
    expect(await fetchPayment(ctx, paymentId, 'notification')).toEqual({
      belongsTo: 'other',
      id: subscriber.id,
    })
    await runDueJobs(ctx)
    expect(await row(subscriber.id)).toMatchObject({ status: 'active', paidUntil })
    fake().giveBack([...fake().charges.keys()][0] ?? '', 'taken_by_bank')
    await fetchPayment(ctx, paymentId, 'notification')
    expect(await row(subscriber.id)).toMatchObject({ status: 'suspended', paidUntil: null })
  })

  it('belongs to nobody when its payment names a subscription of somebody else', async () => {
    const { paymentId } = await chargedUnlisted()
    ctx.payments.change(paymentId, { reference: null, subscriptionId: 'of-somebody-else' })
    expect(await fetchPayment(ctx, paymentId, 'notification')).toEqual({ belongsTo: 'unknown' })
  })

  it('pays its month once, and gets the provider’s id when the provider shows it', async () => {
    const { subscriber, chargeId, byPayment, paymentId } = await chargedUnlisted()
    listOnly(byPayment)
    await fetchSubscription(ctx, { id: subscriber.id })
    expect(await row(subscriber.id)).toMatchObject({ status: 'active', paidUntil })
    expect(await chargeIds()).toEqual([`payment:${paymentId}`])
    await notify('charge', chargeId)
    await runDueJobs(ctx)
    expect(await chargeIds()).toEqual([chargeId])
    await fetchSubscription(ctx, { id: subscriber.id })
    expect(await chargeIds()).toEqual([chargeId])
    expect(await row(subscriber.id)).toMatchObject({ paidUntil })
    const paid = { subscriptionId: subscriber.id, type: 'charge_paid' }
    expect(await ctx.db.subscriptionEvent.count({ where: paid })).toBe(1)
  })

  it('is one charge also where the charge itself was stored while it waited', async () => {
    const { subscriber, chargeId, byPayment } = await chargedUnlisted()
    const charge = fake().charges.get(chargeId)
    listOnly(charge && { ...charge, status: 'scheduled', payment: null, updatedAt: new Date(0) })
    await fetchSubscription(ctx, { id: subscriber.id })
    listOnly(byPayment)
    await fetchSubscription(ctx, { id: subscriber.id })
    listOnly(charge)
    await fetchSubscription(ctx, { id: subscriber.id })
    expect(await chargeIds()).toEqual([chargeId])
    expect(await row(subscriber.id)).toMatchObject({ paidUntil })
  })
})
