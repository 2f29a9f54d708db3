import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { openSubscription } from './open-subscription'
import { type OrderInput, ownOrder } from './own-order'

/**
 * Starts the caller's subscription and returns the URL where its payer authorises the monthly charge. Throws the errors
 * of the kind's `findOwn`, already_subscribed, payment_held, price_changed, subscription_busy, and the port's errors.
 */
export async function createSubscription(
  ctx: Ctx,
  actor: Actor,
  input: OrderInput,
): Promise<SubscriptionLink> {
  const redirectUrl = await openSubscription(ctx, await ownOrder(ctx, actor, input))
  return { requiresRedirect: true, redirectUrl }
}
