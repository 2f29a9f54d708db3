import { AppError } from '@oficio/contracts/errors'
import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { type OrderInput, ownOrder } from '../../subscriptions/order/own-order'
import { reactivateSubscription } from '../../subscriptions/order/reactivate-subscription'
import { subjectStanding } from '../../subscriptions/standing/subject-standing'
import { ownProfessional } from '../own-professional'

const stay: SubscriptionLink = { requiresRedirect: false, redirectUrl: null }

/**
 * Returns the next step of a professional (docs/product.md, 'Subscribing'). No step is needed while free leads remain
 * or a subscription is active; the trial itself starts with the approval. Otherwise, with the payment method
 * 'mercadopago', returns the subscription's link. A repeated call starts nothing twice. Throws forbidden,
 * payment_method_unknown, not_approved, account_suspended, price_changed, subscription_busy, and the errors of the
 * port.
 */
export async function startTrial(
  ctx: Ctx,
  actor: Actor,
  input: OrderInput & { paymentMethod?: string | undefined },
): Promise<SubscriptionLink> {
  const { subject } = await ownOrder(ctx, actor, input)
  const { freeLeadsLeft } = await ownProfessional(ctx.db, actor)
  if (freeLeadsLeft > 0) return stay
  const { status } = await subjectStanding(ctx.db, subject, ctx.clock.now())
  if (status === 'active') return stay
  // Throws, because a success would leave the professional without leads and without a reason.
  if (input.paymentMethod !== 'mercadopago') throw new AppError('payment_method_unknown')
  return reactivateSubscription(ctx, actor, input)
}
