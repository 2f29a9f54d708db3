import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { nextCheckOf } from '../ledger/next-check'
import { paymentKindOf } from '../payment-kind'

/**
 * Returns where the payer goes. The page is made when it is first asked for; two who ask at the same moment make two
 * pages of one intent, of which the first one stays and the other is never shown. Throws what the provider's port throws.
 */
export async function openCheckout(ctx: Ctx, intent: PaymentIntent): Promise<CheckoutAnswer> {
  if (intent.checkoutUrl) return { id: intent.id, init_point: intent.checkoutUrl }
  const checkout = await ctx.payments.createCheckout({
    reference: intent.id,
    kind: intent.kind,
    title: `${paymentKindOf(ctx, intent).title} · ${ctx.site.name}`,
    amountCentavos: intent.amountCentavos,
    returnUrls: returnUrlsOf(ctx, intent),
    notificationUrl: notificationUrl(ctx),
    expiresAt: intent.expiresAt,
  })
  await ctx.db.paymentIntent.updateMany({
    where: { id: intent.id, checkoutUrl: null },
    data: {
      checkoutId: checkout.id,
      checkoutUrl: checkout.url,
      // Before anybody has the page there is nothing to ask about.
      nextCheckAt: nextCheckOf(ctx.clock.now(), { checks: 0, expiresAt: intent.expiresAt }, false),
    },
  })
  const { checkoutUrl } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intent.id } })
  return { id: intent.id, init_point: checkoutUrl ?? checkout.url }
}

/** Returns where the provider tells us of changes. */
const notificationUrl = (ctx: Ctx): string =>
  new URL(`/api${receiveNotificationEndpoint.path}`, ctx.site.origin).href

function returnUrlsOf(ctx: Ctx, { returnPath }: PaymentIntent) {
  const url = new URL(returnPath, ctx.site.origin).href
  return { success: url, pending: url, failure: url }
}

/** Throws price_changed if the caller saw another price than the current one. */
export function refuseOtherPrice(shownArs: number | undefined, priceArs: number): void {
  if (shownArs !== undefined && shownArs !== priceArs)
    throw new AppError('price_changed', { details: { priceArs } })
}

export type CheckoutAnswer = ResponseOf<typeof createPaymentEndpoint>
