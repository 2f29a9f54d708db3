import { termsVersion } from '@oficio/contracts/legal'
import type { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentIntent, Prisma } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { z } from 'zod'
import { type Actor, identityOf } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockNames } from '../../kernel/lock-names'
import { paymentKindOf } from '../payment-kind'
import { type CheckoutAnswer, openCheckout, refuseOtherPrice } from './open-checkout'
import { isFreeToPay, refuseWhileInHand } from './payment-in-hand'

export type CheckoutInput = Pick<z.infer<typeof createPaymentEndpoint.body>, 'amount' | 'return_url'>

interface Start extends Pick<CheckoutInput, 'amount'> {
  /** The name of the payment kind, whose definition also sets the price. */
  kind: string
  /**
   * Returns the order to pay for. Runs in the transaction that then reuses an open intent or inserts a new one. The
   * kind takes the locks of its noun here and throws if the subject cannot be paid for.
   */
  order(ctx: TxCtx): Promise<Order>
}

interface Order {
  /** The subject of the payment, with a type that the kind defines. */
  subject: { type: string; id: string }
  /** The price in centavos, required for a kind without a single price. */
  amountCentavos?: number
  /**
   * Needed if the same order may have been started under several subjects. `all`: all its intents of the kind. `open`:
   * the intents whose page may be shown again.
   */
  same?: { all: Prisma.PaymentIntentWhereInput; open: Prisma.PaymentIntentWhereInput }
  /**
   * Runs checks or writes before a page is shown. `open` is the intent to reuse, or null if a new one will be inserted.
   */
  beforePage?(ctx: TxCtx, open: PaymentIntent | null): Promise<void>
  payerEmail: string | null
  /** The path on this site to which the payer returns. The provider appends its own parameters. */
  returnPath: string
  expiresAt: Date
}

/** The time in minutes that an open page must still be valid to be reused, so that the payer has time to pay. */
const leastMinutes = 10

/**
 * Starts a payment at the current price and returns the address of its payment page. Repeated calls for the same order
 * return the same page. Throws price_changed, payment_held, payment_in_review, and the errors of `order` and of the
 * port.
 */
export async function startCheckout(
  ctx: Ctx,
  actor: Actor,
  { kind, amount, order }: Start,
): Promise<CheckoutAnswer> {
  const priceArs = await paymentKindOf(ctx, { kind }).priceArs(ctx)
  if (priceArs !== null) refuseOtherPrice(amount, priceArs)
  const intent = await ctx.transaction(async (ctx) => {
    const ordered = await order(ctx)
    const amountCentavos = priceArs === null ? ordered.amountCentavos : priceArs * 100
    if (amountCentavos === undefined) throw new Error(`an order of kind ${kind} has no price`)
    refuseOtherPrice(amount, amountCentavos / 100)
    const fixed = { kind, amountCentavos }
    const open = await findOpen(ctx, fixed, ordered)
    await ordered.beforePage?.(ctx, open)
    return open ?? (await insertIntent(ctx, actor, fixed, ordered))
  })
  return openCheckout(ctx, intent)
}

type Fixed = Pick<PaymentIntent, 'kind' | 'amountCentavos'>

/** Returns the intent whose page may be shown again, or null. Throws payment_held, payment_in_review. */
async function findOpen(
  ctx: TxCtx,
  { kind, amountCentavos }: Fixed,
  { subject, same }: Order,
): Promise<PaymentIntent | null> {
  // The lock serialises two clicks, so that the second click finds the intent of the first.
  await lockNames(ctx.db, `checkout|${kind}`, [subject.id])
  const now = ctx.clock.now()
  const ofSubject = { subjectType: subject.type, subjectId: subject.id }
  await refuseWhileInHand(ctx.db, { AND: [{ kind }, same?.all ?? ofSubject] }, now)
  return ctx.db.paymentIntent.findFirst({
    where: {
      AND: [same?.open ?? ofSubject, isFreeToPay],
      kind,
      amountCentavos,
      provider: ctx.payments.name,
      status: 'open',
      expiresAt: { gt: addMinutes(now, leastMinutes) },
    },
  })
}

/** Stores the intent before the provider is asked to create its page. */
async function insertIntent(
  ctx: TxCtx,
  actor: Actor,
  fixed: Fixed,
  { subject, payerEmail, returnPath, expiresAt }: Order,
): Promise<PaymentIntent> {
  return ctx.db.paymentIntent.create({
    data: {
      id: ctx.ids.next(),
      ...fixed,
      subjectType: subject.type,
      subjectId: subject.id,
      payerEmail,
      returnPath,
      expiresAt,
      provider: ctx.payments.name,
      ...identityOf(actor),
      termsVersion,
      createdAt: ctx.clock.now(),
    },
  })
}
