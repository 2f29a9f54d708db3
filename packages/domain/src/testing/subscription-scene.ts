import { type Actor, account } from '../kernel/actor'
import { professionalSubject } from '../professionals/plan/professional-subject'
import { createSubscription } from '../subscriptions/order/create-subscription'
import { cleanUpSubscriptions } from '../subscriptions/order/tend-subscriptions'
import { followPrices } from '../subscriptions/prices/follow-prices'
import { checkSubscriptions } from '../subscriptions/provider-sync/check-subscriptions'
import { fetchCharge } from '../subscriptions/provider-sync/fetch-charge'
import { fetchSubscription } from '../subscriptions/provider-sync/fetch-subscription'
import { ageSubscriptions } from '../subscriptions/standing/age-subscriptions'
import { subjectStanding } from '../subscriptions/standing/subject-standing'
import { buildProfessional, type ProfessionalOverrides } from './builders/build-professional'
import { runDueJobs } from './run-jobs'
import type { TestCtx } from './test-context'

/** A professional with a subscription, and what a test does with it. */
export interface Subscriber {
  actor: Actor
  professionalId: string
  userId: string
  /** Ids of the subscription: ours (`id`) and the provider's (`providerId`). */
  id: string
  providerId: string
  /** Returns the current standing. */
  standing(): Promise<{ status: string; hasAccess: boolean; until: Date | null }>
  /** Tries the monthly charge and notifies the site. Returns the provider's id of the charge. */
  charge(outcome: 'approved' | 'declined', amountCentavos?: number): Promise<string>
  /** Notifies the site that the subscription changed. */
  news(): Promise<void>
}

/** Stores a professional who has just requested a subscription and has not authorised it yet. */
export async function buildPendingSubscriber(
  ctx: TestCtx,
  overrides: ProfessionalOverrides = {},
): Promise<Subscriber> {
  const professional = await buildProfessional(ctx, overrides)
  const { id: professionalId, userId } = professional
  const actor = account(userId, 'professional')
  await createSubscription(ctx, actor, {})
  return { ...(await followLive(ctx, professionalId)), actor, professionalId, userId }
}

/** Returns a handle on the live subscription of a professional. */
async function followLive(
  ctx: TestCtx,
  professionalId: string,
): Promise<Pick<Subscriber, 'id' | 'providerId' | 'standing' | 'charge' | 'news'>> {
  const { id, providerId } = await ctx.db.subscription.findFirstOrThrow({
    where: { subjectId: professionalId, status: { not: 'cancelled' } },
  })
  if (!providerId) throw new Error('the subscription is not created yet')
  const subject = professionalSubject(professionalId)
  return {
    id,
    providerId,
    standing: async () => {
      const { status, hasAccess, until } = await subjectStanding(ctx.db, subject, ctx.clock.now())
      return { status, hasAccess, until }
    },
    charge: async (outcome, amountCentavos) => {
      const chargeId = ctx.payments.subscriptions.charge(
        providerId,
        outcome,
        amountCentavos === undefined ? {} : { amountCentavos },
      )
      await fetchCharge(ctx, chargeId)
      return chargeId
    },
    news: async () => void (await fetchSubscription(ctx, { providerId })),
  }
}

/** Stores a professional whose subscription is authorised and paid for the first month. */
export async function buildSubscriber(
  ctx: TestCtx,
  overrides: ProfessionalOverrides = {},
): Promise<Subscriber> {
  const subscriber = await buildPendingSubscriber(ctx, overrides)
  ctx.payments.subscriptions.authorise(subscriber.providerId)
  await subscriber.news()
  await subscriber.charge('approved')
  await runDueJobs(ctx)
  return subscriber
}

/** Runs all clock jobs of subscriptions, and the jobs that they enqueue. */
export async function tick(ctx: TestCtx): Promise<void> {
  await checkSubscriptions(ctx)
  await ageSubscriptions(ctx)
  await cleanUpSubscriptions(ctx)
  await followPrices(ctx)
  await runDueJobs(ctx)
}
