import { beforeEach, describe, expect, it } from 'vitest'
import { takeLead } from '../leads/taking/take-lead'
import { buildServiceRequest } from '../testing/builders/build-service-request'
import { runDueJobs } from '../testing/run-jobs'
import { buildPendingSubscriber, buildSubscriber, type Subscriber, tick } from '../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../testing/test-context'
import { cancelSubscription } from './order/cancel-subscription'
import { reactivateSubscription } from './order/reactivate-subscription'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)
/** Advances the clock by whole days and runs the due clock jobs. */
const passDays = async (days: number) => {
  ctx.clock.advance({ days })
  await tick(ctx)
}
const takesOne = async ({ actor }: Subscriber) =>
  (await takeLead(ctx, actor, { id: (await buildServiceRequest(ctx)).id })).source

describe('a subscription', () => {
  it('opens leads from its authorisation on, before the first charge is made, and leaves the free ones alone', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    expect(await subscriber.standing()).toMatchObject({ status: 'pending', hasAccess: false })
    expect(await takesOne(subscriber)).toBe('trial')
    ctx.payments.subscriptions.authorise(subscriber.providerId)
    await subscriber.news()
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
    expect(await takesOne(subscriber)).toBe('subscription')
    await runDueJobs(ctx)
    expect(mails('subscription-active')).toHaveLength(1)
    const { freeLeadsLeft } = await ctx.db.professional.findUniqueOrThrow({
      where: { id: subscriber.professionalId },
    })
    expect(freeLeadsLeft).toBe(2)
  })

  it('renews month after month, with a receipt for each', async () => {
    const subscriber = await buildSubscriber(ctx)
    for (let month = 0; month < 3; month += 1) {
      await passDays(31)
      await subscriber.charge('approved')
      await tick(ctx)
      expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
    }
    const { paidUntil } = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriber.id } })
    expect(paidUntil).toEqual(new Date('2035-07-12T15:00:00.000Z'))
    expect(mails('subscription-charged')).toHaveLength(4)
    expect(mails('subscription-charged')[1]?.content.props).toMatchObject({
      amountArs: 10_000,
      from: '2035-04-12T15:00:00.000Z',
      until: '2035-05-12T15:00:00.000Z',
    })
  })

  it('goes on for ten days after a charge failed, and recovers within them as if nothing had been', async () => {
    const subscriber = await buildSubscriber(ctx)
    await passDays(31)
    const chargeId = await subscriber.charge('declined')
    await tick(ctx)
    expect(await subscriber.standing()).toMatchObject({ status: 'past_due', hasAccess: true })
    expect(mails('subscription-charge-failed')).toHaveLength(1)
    expect(mails('subscription-charge-failed')[0]?.content.props).toMatchObject({
      accessUntil: '2035-04-22T15:00:00.000Z',
    })
    await passDays(8)
    expect(await takesOne(subscriber)).toBe('subscription')
    ctx.payments.subscriptions.retryCharge(chargeId, 'approved')
    // No notification arrives, so the clock asks the provider.
    await passDays(1)
    expect(await subscriber.standing()).toMatchObject({ status: 'active' })
    const { paidUntil } = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriber.id } })
    expect(paidUntil).toEqual(new Date('2035-05-12T15:00:00.000Z'))
  })

  it('is suspended when the grace is over, and opens nothing any more', async () => {
    const subscriber = await buildSubscriber(ctx, { freeLeadsLeft: 0 })
    await passDays(31)
    await subscriber.charge('declined')
    await passDays(9)
    expect(await subscriber.standing()).toMatchObject({ status: 'past_due', hasAccess: true })
    await passDays(1)
    expect(await subscriber.standing()).toEqual({ status: 'suspended', hasAccess: false, until: null })
    expect(mails('subscription-suspended')).toHaveLength(1)
    await expect(takesOne(subscriber)).rejects.toMatchObject({ code: 'trial_exhausted' })
    const { status } = await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriber.id } })
    expect(status).toBe('suspended')
  })

  it('comes back as a new one after a suspension, and the old one charges nobody', async () => {
    const subscriber = await buildSubscriber(ctx)
    await passDays(31)
    await subscriber.charge('declined')
    await passDays(11)
    const { redirectUrl } = await reactivateSubscription(ctx, subscriber.actor, {})
    const live = ctx.payments.subscriptions.live()
    expect(redirectUrl).toBe(live.url)
    expect(live.id).not.toBe(subscriber.providerId)
    ctx.payments.subscriptions.authorise(live.id)
    ctx.payments.subscriptions.charge(live.id, 'approved')
    await passDays(1)
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
    expect(mails('subscription-cancelled')).toHaveLength(0)
  })

  it('grants nothing if the first charge is declined, and says so', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    ctx.payments.subscriptions.authorise(subscriber.providerId)
    await subscriber.charge('declined')
    await runDueJobs(ctx)
    expect(await subscriber.standing()).toEqual({ status: 'suspended', hasAccess: false, until: null })
    expect(mails('subscription-charge-failed')[0]?.content.props).toMatchObject({ accessUntil: null })
  })

  it('grants no second day in advance after repeated cancellations before the first charge', async () => {
    const subscriber = await buildPendingSubscriber(ctx)
    ctx.payments.subscriptions.authorise(subscriber.providerId)
    await subscriber.news()
    await cancelSubscription(ctx, subscriber.actor)
    await reactivateSubscription(ctx, subscriber.actor, {})
    ctx.payments.subscriptions.authorise(ctx.payments.subscriptions.live().id)
    await tick(ctx)
    ctx.clock.advance({ minutes: 5 })
    await tick(ctx)
    expect(await subscriber.standing()).toEqual({ status: 'suspended', hasAccess: false, until: null })
    ctx.payments.subscriptions.charge(ctx.payments.subscriptions.live().id, 'approved')
    await passDays(1)
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
  })
})

describe('a paused subscription', () => {
  it('works until the paid month ends, then stops without grace, and goes on when it is resumed', async () => {
    const subscriber = await buildSubscriber(ctx)
    ctx.payments.subscriptions.pause(subscriber.providerId)
    await subscriber.news()
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
    await passDays(32)
    expect(await subscriber.standing()).toMatchObject({ status: 'suspended', hasAccess: false })
    expect(await reactivateSubscription(ctx, subscriber.actor, {})).toEqual({
      requiresRedirect: false,
      redirectUrl: null,
    })
    expect(ctx.payments.subscriptions.live()).toMatchObject({
      id: subscriber.providerId,
      status: 'authorized',
    })
    await subscriber.charge('approved')
    expect(await subscriber.standing()).toMatchObject({ status: 'active', hasAccess: true })
  })
})
