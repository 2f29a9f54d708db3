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
  /** The word of the kind, which also says what it costs. */
  kind: string
  /**
   * Says what is to be paid for, in the transaction that looks for an open page and else writes down a new one. Here the
   * kind takes the locks of its noun and refuses what cannot be paid for.
   */
  order(ctx: TxCtx): Promise<Order>
}

interface Order {
  /** What it is for, in the words of its kind. */
  subject: { type: string; id: string }
  /** What it costs, of a kind that has no one price. */
  amountCentavos?: number
  /** Where the same thing was begun under several subjects: all those of the kind, and which pages may be shown again. */
  same?: { all: Prisma.PaymentIntentWhereInput; open: Prisma.PaymentIntentWhereInput }
  /** What is asked, or written, before a page is shown: the open one, or null where a new one is to be made. */
  beforePage?(ctx: TxCtx, open: PaymentIntent | null): Promise<void>
  payerEmail: string | null
  /** A path of this site; the provider adds what it has to say. */
  returnPath: string
  expiresAt: Date
}

/** What must be left of an open page, so that there is enough time to pay. */
const leastMinutes = 10

/**
 * Sets out to pay at the price that holds now, and returns where the payer goes: one page for one thing, however often it
 * is asked for. Throws price_changed, payment_held, payment_in_review, and what `order` and the provider's port throw.
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
    if (amountCentavos === undefined) throw new Error(`an order of kind ${kind} says no price`)
    refuseOtherPrice(amount, amountCentavos / 100)
    const fixed = { kind, amountCentavos }
    const open = await findOpen(ctx, fixed, ordered)
    await ordered.beforePage?.(ctx, open)
    return open ?? (await insertIntent(ctx, actor, fixed, ordered))
  })
  return openCheckout(ctx, intent)
}

type Fixed = Pick<PaymentIntent, 'kind' | 'amountCentavos'>

/** Returns the page that may be shown again, if there is one. Throws payment_held, payment_in_review. */
async function findOpen(
  ctx: TxCtx,
  { kind, amountCentavos }: Fixed,
  { subject, same }: Order,
): Promise<PaymentIntent | null> {
  // Two clicks pass one after the other, and the second finds the page of the first.
  await lockNames(ctx.db, `checkout|${kind}`, [subject.id])
  const now = ctx.clock.now()
  const ofSubject = { subjectType: subject.type, subjectId: subject.id }
  await refuseWhileInHand(ctx.db, { AND: [{ kind }, same?.all ?? ofSubject] }, now)
  return ctx.db.paymentIntent.findFirst({
    where: {
      AND: [same?.open ?? ofSubject, isFreeToPay],
      kind,
      amountCentavos,
      status: 'open',
      expiresAt: { gt: addMinutes(now, leastMinutes) },
    },
  })
}

/** Writes down what somebody sets out to pay, before the provider hears of it. */
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
      ...identityOf(actor),
      termsVersion,
      createdAt: ctx.clock.now(),
    },
  })
}
