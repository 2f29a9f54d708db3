import type { SubscriptionLink } from '@oficio/contracts/subscriptions'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type OrderInput, orderOf } from '../../professionals/plan/own-subscriber'
import { openSubscription } from './open-subscription'

/**
 * Subscribes a professional, also while free contacts remain, and returns where to authorise the monthly charge. Only
 * approved ones, since nobody else could use what they pay for. Throws forbidden, not_approved, account_suspended, already_subscribed,
 * payment_held, price_changed, subscription_busy, and what the port throws.
 */
export async function createSubscription(
  ctx: Ctx,
  actor: Actor,
  input: OrderInput,
): Promise<SubscriptionLink> {
  const redirectUrl = await openSubscription(ctx, await orderOf(ctx.db, actor, input))
  return { requiresRedirect: true, redirectUrl }
}
