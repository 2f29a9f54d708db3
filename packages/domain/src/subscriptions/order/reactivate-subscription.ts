import { AppError } from '@oficio/contracts/errors'
import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import type { Subscription } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atProvider } from '../../kernel/provider-key'
import { fetchSubscription } from '../provider-sync/fetch-subscription'
import { loadSubscriptions, summarise } from '../standing/subject-standing'
import { recordSubscriptionEvent } from '../subscription-events'
import { endSubscription } from './end-subscription'
import { checkOrder, openSubscription } from './open-subscription'
import { type OrderInput, ownOrder } from './own-order'

const withoutRedirect: SubscriptionLink = { requiresRedirect: false, redirectUrl: null }
const redirectTo = (redirectUrl: string | null): SubscriptionLink => ({ requiresRedirect: true, redirectUrl })

/**
 * Brings back a subscription. Resumes a paused one. Sends the payer of a failed charge to the provider's page while the
 * provider still retries. Starts a new subscription if the old one has ended or is not retried. Throws forbidden,
 * not_approved, account_suspended, already_subscribed, payment_held, price_changed, subscription_busy, and the port's
 * errors.
 */
export async function reactivateSubscription(
  ctx: Ctx,
  actor: Actor,
  input: OrderInput,
): Promise<SubscriptionLink> {
  const order = await ownOrder(ctx, actor, input)
  const { subjectType, subjectId } = order.subject
  const ofSubject = await loadSubscriptions(ctx.db, { subjectType, subjectIds: [subjectId] })
  const { live, liveStatus: status, isInReview } = summarise(ofSubject, ctx.clock.now())
  if (!live || status === 'pending') return redirectTo(await openSubscription(ctx, order))
  if (live.cancelReason) throw new AppError('subscription_busy')
  if (live.providerStatus === 'paused') return resume(ctx, live)
  // A wrongly paid month is not charged again before an admin has reviewed it.
  if (isInReview) throw new AppError('payment_held')
  if (status === 'past_due') return redirectTo(live.checkoutUrl)
  if (status === 'active') throw new AppError('already_subscribed')
  await checkOrder(ctx, order)
  // The provider has used up its retries and would charge again only next month.
  await endSubscription(ctx, live.id, 'replaced')
  return redirectTo(await openSubscription(ctx, order))
}

async function resume(
  ctx: Ctx,
  { id, provider, providerId }: Pick<Subscription, 'id' | 'provider' | 'providerId'>,
): Promise<SubscriptionLink> {
  if (!providerId) throw new AppError('subscription_busy')
  await ctx.transaction((ctx) =>
    recordSubscriptionEvent(ctx, { subscriptionId: id, type: 'resume_requested' }),
  )
  await atProvider(ctx, { provider }).payments.resumeSubscription(providerId)
  await fetchSubscription(ctx, { id })
  return withoutRedirect
}
