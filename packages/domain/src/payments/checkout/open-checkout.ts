import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { notificationPath } from '@oficio/contracts/payments/endpoints'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { atProvider } from '../../kernel/provider-key'
import { nextCheckOf } from '../ledger/next-check'
import { paymentKindOf } from '../payment-kind'

/**
 * Returns the address of the provider's payment page, and creates the page on the first call. Two concurrent calls
 * create two pages for one intent; the first page is stored and the other is never shown. Throws the port's errors.
 */
export async function openCheckout(ctx: Ctx, intent: PaymentIntent): Promise<CheckoutAnswer> {
  if (intent.checkoutUrl) return { id: intent.id, init_point: intent.checkoutUrl }
  const { payments } = atProvider(ctx, intent)
  const checkout = await payments.createCheckout({
    reference: intent.id,
    kind: intent.kind,
    title: `${paymentKindOf(ctx, intent).title} · ${ctx.site.name}`,
    amountCentavos: intent.amountCentavos,
    returnUrls: returnUrlsOf(ctx, intent),
    notificationUrl: new URL(notificationPath(payments.name), ctx.site.origin).href,
    expiresAt: intent.expiresAt,
  })
  await ctx.db.paymentIntent.updateMany({
    where: { id: intent.id, checkoutUrl: null },
    data: {
      checkoutId: checkout.id,
      checkoutUrl: checkout.url,
      // Checks start only now, because without a page nobody can have paid.
      nextCheckAt: nextCheckOf(ctx.clock.now(), { checks: 0, expiresAt: intent.expiresAt }, false),
    },
  })
  const { checkoutUrl } = await ctx.db.paymentIntent.findUniqueOrThrow({ where: { id: intent.id } })
  return { id: intent.id, init_point: checkoutUrl ?? checkout.url }
}

function returnUrlsOf(ctx: Ctx, { returnPath }: PaymentIntent) {
  const url = new URL(returnPath, ctx.site.origin).href
  return { success: url, pending: url, failure: url }
}

/** Throws price_changed if the caller was shown a different price than the current one. */
export function refuseOtherPrice(shownArs: number | undefined, priceArs: number): void {
  if (shownArs !== undefined && shownArs !== priceArs)
    throw new AppError('price_changed', { details: { priceArs } })
}

export type CheckoutAnswer = ResponseOf<typeof createPaymentEndpoint>
