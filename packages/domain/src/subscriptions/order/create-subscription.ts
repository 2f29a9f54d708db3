import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { openSubscription } from './open-subscription'
import { type OrderInput, ownOrder } from './own-order'

/**
 * Begins the caller's subscription and returns where to authorise the monthly charge. Throws what the kind's `findOwn`
 * throws, already_subscribed, payment_held, price_changed, subscription_busy, and what the port throws.
 */
export async function createSubscription(
  ctx: Ctx,
  actor: Actor,
  input: OrderInput,
): Promise<SubscriptionLink> {
  const redirectUrl = await openSubscription(ctx, await ownOrder(ctx, actor, input))
  return { requiresRedirect: true, redirectUrl }
}
