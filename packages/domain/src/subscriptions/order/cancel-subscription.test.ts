import { beforeEach, describe, expect, it } from 'vitest'
import { takeLead } from '../../leads/taking/take-lead'
import { buildServiceRequest } from '../../testing/builders/build-service-request'
import { runDueJobs } from '../../testing/run-jobs'
import { buildSubscriber, type Subscriber, tick } from '../../testing/subscription-scene'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { cancelSubscription } from './cancel-subscription'
import { reactivateSubscription } from './reactivate-subscription'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const day = 86_400_000
const mails = (template: string) =>
  ctx.mailer.sentMails.filter(({ content }) => content.template === template)
const daysAhead = (date: Date | null) =>
  date && Math.round((date.getTime() - ctx.clock.now().getTime()) / day)
/** Advances the clock by whole days and runs the due clock jobs. */
const passDays = async (days: number) => {
  ctx.clock.advance({ days })
  await tick(ctx)
}
const takesOne = async ({ actor }: Subscriber) =>
  (await takeLead(ctx, actor, { id: (await buildServiceRequest(ctx)).id })).source

describe('a cancelled subscription', () => {
  it('works until the paid month ends, and charges nothing more', async () => {
    const subscriber = await buildSubscriber(ctx)
    const view = await cancelSubscription(ctx, subscriber.actor)
    expect(view).toMatchObject({ status: 'cancelled', hasPaymentMethod: false, preapprovalUrl: null })
    expect(ctx.payments.subscriptions.all.get(subscriber.providerId)?.status).toBe('cancelled')
    await runDueJobs(ctx)
    expect(mails('subscription-cancelled')[0]?.content.props).toMatchObject({
      cancelReason: 'payer',
      worksUntil: '2035-04-12T15:00:00.000Z',
    })
    await passDays(30)
    expect(await takesOne(subscriber)).toBe('subscription')
    await passDays(1)
    expect(await subscriber.standing()).toEqual({ status: 'cancelled', hasAccess: false, until: null })
    expect(await takesOne(subscriber)).toBe('trial')
  })

  it('ends also when the provider does not answer the click', async () => {
    const subscriber = await buildSubscriber(ctx)
    ctx.payments.subscriptions.failures.push('provider_away')
    await cancelSubscription(ctx, subscriber.actor)
    expect(ctx.payments.subscriptions.live().id).toBe(subscriber.providerId)
    await expect(reactivateSubscription(ctx, subscriber.actor, {})).rejects.toMatchObject({
      code: 'subscription_busy',
    })
    await runDueJobs(ctx)
    expect(ctx.payments.subscriptions.all.get(subscriber.providerId)?.status).toBe('cancelled')
    expect(await subscriber.standing()).toMatchObject({ status: 'cancelled', hasAccess: true })
  })

  it('is cancelled once, however often it is clicked and the job runs', async () => {
    const subscriber = await buildSubscriber(ctx)
    const clicks = Array.from({ length: 5 }, () => cancelSubscription(ctx, subscriber.actor))
    const settled = await Promise.allSettled(clicks)
    expect(settled.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of settled)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'nothing_to_cancel' })
    await runDueJobs(ctx, { timesEach: 2 })
    const requested = { type: 'cancel_requested', subscriptionId: subscriber.id }
    expect(await ctx.db.subscriptionEvent.count({ where: requested })).toBe(1)
    expect(mails('subscription-cancelled')).toHaveLength(1)
  })

  it('keeps the month that was charged while it was being cancelled', async () => {
    const subscriber = await buildSubscriber(ctx)
    await passDays(31)
    const chargeId = ctx.payments.subscriptions.charge(subscriber.providerId, 'approved')
    await Promise.all([
      cancelSubscription(ctx, subscriber.actor),
      ctx.payments.getCharge(chargeId).then(() => subscriber.news()),
    ])
    await tick(ctx)
    const { status, until } = await subscriber.standing()
    expect([status, daysAhead(until)]).toEqual(['cancelled', 30])
  })

  it('notifies its owner if the provider cancelled it', async () => {
    const subscriber = await buildSubscriber(ctx)
    await passDays(31)
    await subscriber.charge('declined')
    ctx.payments.subscriptions.cancel(subscriber.providerId)
    await passDays(1)
    expect(await subscriber.standing()).toMatchObject({ status: 'cancelled', hasAccess: false })
    expect(mails('subscription-cancelled')[0]?.content.props).toMatchObject({
      cancelReason: 'provider',
      worksUntil: null,
    })
  })
})
