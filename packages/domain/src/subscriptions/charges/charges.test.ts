import { beforeEach, describe, expect, it } from 'vitest'
import { fetchPayment } from '../../payments/ledger/fetch-payment'
import { requestRefund } from '../../payments/ledger/request-refund'
import { getPlan } from '../../professionals/plan/get-plan'
import { runDueJobs } from '../../testing/run-jobs'
import { buildSubscriber, type Subscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { cancelSubscription } from '../order/cancel-subscription'
import { createSubscription } from '../order/create-subscription'
import { reactivateSubscription } from '../order/reactivate-subscription'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const fake = () => ctx.payments.subscriptions
const row = (id: string) => ctx.db.subscription.findUniqueOrThrow({ where: { id } })
const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)

describe('a charge', () => {
  let subscriber: Subscriber
  beforeEach(async () => {
    subscriber = await buildSubscriber(ctx)
  })

  it('pays nothing for an amount that nobody requested, and waits for a person', async () => {
    ctx.clock.advance({ days: 31 })
    await subscriber.charge('approved', 100)
    await tick(ctx)
    await subscriber.news()
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-04-12T15:00:00.000Z'))
    const audit = { action: 'subscription-charge-not-accepted' }
    expect(await ctx.db.auditEntry.count({ where: audit })).toBe(1)
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { amountCentavos: 100 } })
    expect(payment.fault).toBe('amount')
    for (const [days, status] of [
      [2, 'past_due'],
      [8, 'suspended'],
    ] as const) {
      ctx.clock.advance({ days })
      await tick(ctx)
      expect(await subscriber.standing()).toMatchObject({ status })
      expect((await getPlan(ctx, subscriber.actor)).status.message).toContain('Estamos revisando')
    }
    // The money arrived, so the payer is never asked to pay the month again.
    await expect(reactivateSubscription(ctx, subscriber.actor, {})).rejects.toMatchObject({
      code: 'payment_held',
    })
  })

  it('blocks a new subscription if its amount was never requested and the subscription is over', async () => {
    ctx.clock.advance({ days: 31 })
    const chargeId = await subscriber.charge('approved', 100)
    await subscriber.news()
    await cancelSubscription(ctx, subscriber.actor)
    await runDueJobs(ctx)
    expect(await row(subscriber.id)).toMatchObject({ status: 'cancelled' })
    expect((await getPlan(ctx, subscriber.actor)).hasHeldCharge).toBe(true)
    for (const subscribe of [createSubscription, reactivateSubscription])
      await expect(subscribe(ctx, subscriber.actor, {})).rejects.toMatchObject({ code: 'payment_held' })
    fake().giveBack(chargeId, 'refunded')
    await fetchPayment(ctx, fake().paymentOf(chargeId), 'notification')
    await runDueJobs(ctx)
    expect(await createSubscription(ctx, subscriber.actor, {})).toMatchObject({ requiresRedirect: true })
  })

  it('pays nothing if somebody else received it', async () => {
    const chargeId = fake().charge(subscriber.providerId, 'approved')
    ctx.payments.change(fake().paymentOf(chargeId), { collectorId: '1' })
    await subscriber.news()
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-04-12T15:00:00.000Z'))
  })

  it.each(['refunded', 'taken_by_bank'] as const)('revokes its month if it is %s', async (status) => {
    ctx.clock.advance({ days: 31 })
    const chargeId = await subscriber.charge('approved')
    expect((await row(subscriber.id)).paidUntil).toEqual(new Date('2035-05-12T15:00:00.000Z'))
    ctx.clock.advance({ hours: 2 })
    fake().giveBack(chargeId, status)
    await fetchPayment(ctx, fake().paymentOf(chargeId), 'notification')
    await runDueJobs(ctx)
    expect(await row(subscriber.id)).toMatchObject({
      status: 'past_due',
      paidUntil: new Date('2035-04-12T15:00:00.000Z'),
    })
    ctx.clock.advance({ days: 10 })
    await tick(ctx)
    expect(await subscriber.standing()).toMatchObject({ status: 'suspended', hasAccess: false })
  })

  it('pays its month again if the site wins its dispute', async () => {
    ctx.clock.advance({ days: 31 })
    const chargeId = await subscriber.charge('approved')
    ctx.clock.advance({ hours: 2 })
    fake().giveBack(chargeId, 'taken_by_bank')
    await fetchPayment(ctx, fake().paymentOf(chargeId), 'notification')
    expect(await row(subscriber.id)).toMatchObject({ paidUntil: new Date('2035-04-12T15:00:00.000Z') })
    const won = { status: 'approved', statusDetail: 'dispute_won', refundedCentavos: 0 } as const
    ctx.payments.change(fake().paymentOf(chargeId), won)
    await subscriber.news()
    expect(await row(subscriber.id)).toMatchObject({
      status: 'active',
      paidUntil: new Date('2035-05-12T15:00:00.000Z'),
    })
  })

  it('is found refunded by the next check of the subscription, without a notification', async () => {
    const [chargeId = ''] = [...fake().charges.keys()]
    fake().giveBack(chargeId, 'refunded')
    await subscriber.news()
    expect(await row(subscriber.id)).toMatchObject({ status: 'suspended', paidUntil: null })
  })

  it('revokes its month if an admin refunds it, and pays again if the bank returns the money', async () => {
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { subscriptionId: subscriber.id } })
    await ctx.transaction((ctx) => requestRefund(ctx, { paymentId: payment.id, reason: 'admin' }))
    await runDueJobs(ctx)
    expect(await row(subscriber.id)).toMatchObject({ status: 'suspended', paidUntil: null })
    ctx.payments.change(payment.providerId, { status: 'approved', refundedCentavos: 0 })
    await fetchPayment(ctx, payment.providerId, 'notification')
    expect(await row(subscriber.id)).toMatchObject({ status: 'active' })
    await runDueJobs(ctx)
    expect(mails('subscription-charged')).toHaveLength(1)
  })

  it('pays its month even after a partial refund', async () => {
    const payment = await ctx.db.payment.findFirstOrThrow({ where: { subscriptionId: subscriber.id } })
    await ctx.transaction((ctx) =>
      requestRefund(ctx, { paymentId: payment.id, reason: 'admin', amountCentavos: 500_000 }),
    )
    await runDueJobs(ctx)
    expect(await row(subscriber.id)).toMatchObject({
      status: 'active',
      paidUntil: new Date('2035-04-12T15:00:00.000Z'),
    })
  })

  it('notifies once of its failure, and not at all if it was corrected before the mail went out', async () => {
    ctx.clock.advance({ days: 31 })
    const chargeId = await subscriber.charge('declined')
    fake().retryCharge(chargeId, 'declined')
    await subscriber.news()
    fake().retryCharge(chargeId, 'approved')
    await subscriber.news()
    await runDueJobs(ctx)
    expect(mails('subscription-charge-failed')).toHaveLength(0)
    expect(mails('subscription-charged')).toHaveLength(2)
    const failed = { subscriptionId: subscriber.id, type: 'charge_failed' }
    expect(await ctx.db.subscriptionEvent.count({ where: failed })).toBe(1)
  })
})
