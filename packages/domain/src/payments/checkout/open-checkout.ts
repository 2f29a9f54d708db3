import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { termsVersion } from '@oficio/contracts/legal'
import type { checkoutAnswer, createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import { receiveNotificationEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentIntent } from '@oficio/db/generated/client'
import type { z } from 'zod'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { nextCheckOf } from '../ledger/next-check'
import { paymentKindOf } from '../payment-kind'

interface NewIntent {
  kind: string
  /** What it is for, in the words of its kind. */
  subject: { type: string; id: string }
  amountCentavos: number
  payerEmail: string | null
  /** A path of this site; the provider adds what it has to say. */
  returnPath: string
  expiresAt: Date
}

/** Writes down what somebody sets out to pay, before the provider hears of it. */
export async function insertIntent(ctx: TxCtx, actor: Actor, intent: NewIntent): Promise<PaymentIntent> {
  const { subject, ...fields } = intent
  const now = ctx.clock.now()
  return ctx.db.paymentIntent.create({
    data: {
      id: ctx.ids.next(),
      ...fields,
      subjectType: subject.type,
      subjectId: subject.id,
      ...identityOf(actor),
      termsVersion,
      createdAt: now,
    },
  })
}

/**
 * Returns where the payer goes. The page is made when it is first asked for; two who ask at the same moment make two
 * pages of one intent, of which the first one stays and the other is never shown. Throws what the provider's port throws.
 */
export async function openCheckout(ctx: Ctx, intent: PaymentIntent): Promise<z.infer<typeof checkoutAnswer>> {
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

/** Throws price_changed when the caller was shown another price than the one that holds now. */
export function refuseOtherPrice(shownArs: number | undefined, priceArs: number): void {
  if (shownArs !== undefined && shownArs !== priceArs) throw new AppError('price_changed')
}

/** Returns what a payment of that kind costs now, in pesos. Throws price_changed when the caller was shown another. */
export async function agreedPriceArs(ctx: Ctx, kind: string, shownArs: number | undefined): Promise<number> {
  const priceArs = await paymentKindOf(ctx, { kind }).priceArs(ctx)
  refuseOtherPrice(shownArs, priceArs)
  return priceArs
}

export type CheckoutInput = Pick<
  z.infer<typeof createPaymentEndpoint.body>,
  'amount' | 'return_url' | 'metadata'
>
export type CheckoutAnswer = ResponseOf<typeof createPaymentEndpoint>
