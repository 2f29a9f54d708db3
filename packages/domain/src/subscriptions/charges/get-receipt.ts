import { AppError } from '@oficio/contracts/errors'
import type { Receipt } from '@oficio/contracts/subscriptions/charges'
import { type Actor, isAdmin, userIdOf } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { byKey } from '../../kernel/provider-key'
import { monthAfter } from '../../kernel/time/month-after'
import { isPayerOf } from '../../payments/checkout/is-payer-of'
import { viewPayment } from '../../payments/checkout/view-payment'
import { kindOf, type SubscriptionKindDefinition } from '../subscription-kind'
import { paymentKeyOf } from './charge-payment'
import { chargeStateOf, hasReceipt } from './view-charge'

/**
 * Returns the receipt of a monthly charge, or of a single payment if the id is an intent's, for its payer or an admin.
 * Throws not_found, also without a successful payment.
 */
export async function getReceipt(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<Receipt> {
  const charge = await ctx.db.subscriptionCharge.findUnique({
    where: { id },
    include: { subscription: true },
  })
  if (!charge) return receiptOfPayment(ctx, actor, id)
  const isOwn = charge.subscription.userId === userIdOf(actor)
  const state = chargeStateOf(charge)
  if (!hasReceipt(state) || !(isOwn || isAdmin(actor))) throw new AppError('not_found')
  const { subscription, paymentProviderId, debitAt } = charge
  const key = paymentKeyOf(charge)
  const payment = key && (await ctx.db.payment.findUnique({ where: byKey(key) }))
  return {
    number: paymentProviderId ?? charge.providerId,
    siteName: ctx.site.name,
    payer: await payerOf(ctx, subscription.userId, [kindOf(ctx, subscription)]),
    amountArs: charge.amountCentavos / 100,
    description: kindOf(ctx, subscription).titleOf(ctx),
    chargedAt: (payment?.approvedAt ?? charge.providerUpdatedAt).toISOString(),
    period: {
      from: debitAt.toISOString(),
      until: (charge.paidUntil ?? monthAfter(debitAt)).toISOString(),
    },
    methodId: payment?.methodId ?? null,
    isGivenBack: state === 'given_back',
  }
}

/** Uses the payment that the intent's benefit was last granted for, even if it was refunded later. */
async function receiptOfPayment(ctx: Ctx, actor: Actor, id: string): Promise<Receipt> {
  const intent = await ctx.db.paymentIntent.findUnique({ where: { id } })
  const grantedEffect = await ctx.db.paymentEffect.findFirst({
    where: { intentId: id, type: 'granted' },
    orderBy: { number: 'desc' },
    include: { payment: true },
  })
  if (!intent?.userId || !grantedEffect || !(await isPayerOf(ctx, actor, intent)))
    throw new AppError('not_found')
  const { payment } = grantedEffect
  const { description, refundState } = await viewPayment(ctx, actor, id, payment.providerId)
  return {
    number: payment.providerId,
    siteName: ctx.site.name,
    payer: await payerOf(ctx, intent.userId, ctx.registry.subscriptionKinds),
    amountArs: payment.amountCentavos / 100,
    description,
    chargedAt: (payment.approvedAt ?? payment.providerUpdatedAt).toISOString(),
    period: null,
    methodId: payment.methodId,
    isGivenBack: refundState === 'done',
  }
}

/** Takes the tax id from the first of `kinds` that knows one, because a single payment has no tax id. */
async function payerOf(
  ctx: Ctx,
  userId: string,
  kinds: readonly SubscriptionKindDefinition[],
): Promise<Receipt['payer']> {
  const { firstName, lastName, email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId } })
  const taxIds = await Promise.all(kinds.map(({ taxIdOf }) => taxIdOf(ctx.db, userId)))
  return { name: `${firstName} ${lastName}`.trim(), email, cuit: taxIds.find((id) => id !== null) ?? null }
}
