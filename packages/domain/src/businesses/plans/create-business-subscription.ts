import type { createBusinessSubscriptionEndpoint } from '@oficio/contracts/businesses/registration'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { SubscriptionLink } from '@oficio/contracts/subscriptions/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { openSubscription } from '../../subscriptions/order/open-subscription'
import { refreshPending } from '../../subscriptions/order/refresh-pending'
import { usualPayerEmail } from '../../subscriptions/order/usual-payer-email'
import { businessSubject } from '../business-subject'
import { lockBusiness } from '../lock-business'
import { payableBusiness } from '../own-business'
import { choosePlan } from './choose-plan'
import { planRefusal } from './plan-refusal'

type Input = InputOf<typeof createBusinessSubscriptionEndpoint>

/**
 * `POST /payments/create-subscription`: starts the payment of a business's plan with the given rubros, and returns the
 * URL where the payer authorises it. A repeated call returns the same URL; a changed choice returns a new one. A
 * running plan is refused (use changeBusinessPlan). Throws business_not_found, business_closed, business_paused,
 * plan_limit_reached, validation_failed, already_subscribed, payment_held, price_changed, subscription_busy, and what
 * the port throws.
 */
export async function createBusinessSubscription(
  ctx: Ctx,
  actor: Actor,
  { businessId, tier, rubroIds, payerEmail, monthlyPriceArs: shownArs }: Input,
): Promise<SubscriptionLink> {
  const { userId } = await payableBusiness(ctx.db, actor, businessId)
  if (userId === null) throw new AppError('business_not_found')
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const subject = businessSubject(businessId)
  // Prevents a second payment when the payer has just authorised a subscription.
  await refreshPending(ctx, subject)
  await ctx.transaction((ctx) => chooseFirst(ctx, { businessId, tier, rubroIds }))
  const redirectUrl = await openSubscription(ctx, {
    subject,
    userId,
    payerEmail: payerEmail ?? (await usualPayerEmail(ctx.db, subject, { userId, email })),
    shownArs,
  })
  return { requiresRedirect: true, redirectUrl }
}

type Choice = Pick<Input, 'businessId' | 'tier' | 'rubroIds'>

/**
 * Stores the chosen plan. Throws already_subscribed for a running plan, because it is changed, not subscribed again.
 */
async function chooseFirst(ctx: TxCtx, { businessId, tier, rubroIds }: Choice): Promise<void> {
  const business = await lockBusiness(ctx.db, businessId)
  const running = await ctx.db.subscription.count({
    where: { ...businessSubject(businessId), status: { notIn: ['pending', 'cancelled'] } },
  })
  if (running > 0 && planRefusal(business.status) === null) throw new AppError('already_subscribed')
  await choosePlan(ctx, business, { tier, rubroIds })
}
