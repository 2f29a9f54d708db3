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
 * Answers what has to be done to go on (docs/product.md, 'Subscribing'): nothing while free leads remain, since the
 * trial begins with the account's approval, or while a subscription runs; with 'mercadopago' and none left, the
 * subscription's link. Repeating it starts nothing twice. Throws forbidden,
 * payment_method_unknown, not_approved, account_suspended,
 * price_changed, subscription_busy, and what the port throws.
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
  // To answer success would leave the professional without leads and without a reason.
  if (input.paymentMethod !== 'mercadopago') throw new AppError('payment_method_unknown')
  return reactivateSubscription(ctx, actor, input)
}
