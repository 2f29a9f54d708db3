import { AppError } from '@oficio/contracts/errors'
import type { PaymentInHand } from '@oficio/contracts/payments/in-hand'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { findUnread } from '../ledger/unread-payments'
import { declinedStatuses, openStatuses, paidStatuses } from '../payment-status'

/** Money that came, is not what was to be paid, and of which nobody decided that it goes back. */
const heldPayment = {
  status: { in: paidStatuses },
  fault: { not: null },
  refunds: { none: { amountCentavos: null } },
} satisfies Prisma.PaymentWhereInput

/**
 * Intents whose page may be shown again: nobody paid there, or each try was declined. Ask `refuseWhileInHand` before: what
 * cannot be read is not among the payments.
 */
export const isFreeToPay = {
  payments: { none: { OR: [{ status: { notIn: declinedStatuses } }, { refunds: { some: {} } }] } },
} satisfies Prisma.PaymentIntentWhereInput

/**
 * Returns what blocks a further payment for the subject of those intents, or null. A payment approved after its page
 * expired is refunded, so a review blocks only until then; an unreadable payment may have been approved in time.
 */
export async function findInHand(
  tx: Tx,
  intents: Prisma.PaymentIntentWhereInput,
  now: Date,
): Promise<PaymentInHand | null> {
  if ((await tx.payment.count({ where: { ...heldPayment, intent: intents } })) > 0) return 'payment_held'
  const inReview = await tx.payment.count({
    where: { status: { in: openStatuses }, intent: { AND: [intents, { expiresAt: { gt: now } }] } },
  })
  if (inReview > 0) return 'payment_in_review'
  const matchingIntents = await tx.paymentIntent.findMany({ where: intents, select: { id: true } })
  const unread = await findUnread(
    tx,
    matchingIntents.map(({ id }) => id),
  )
  return unread ? 'payment_in_review' : null
}

/** Throws payment_held or payment_in_review where a further payment for the same thing would be one too many. */
export async function refuseWhileInHand(
  tx: Tx,
  intents: Prisma.PaymentIntentWhereInput,
  now: Date,
): Promise<void> {
  const code = await findInHand(tx, intents, now)
  if (code) throw new AppError(code)
}

/** Returns why a payment of that intent gives nothing yet, or null when there is none that could. */
export async function whyInHand(tx: Tx, intentId: string): Promise<PaymentInHand | 'payment_pending' | null> {
  if ((await tx.payment.count({ where: { ...heldPayment, intentId } })) > 0) return 'payment_held'
  const inReview = await tx.payment.count({ where: { intentId, status: { in: openStatuses } } })
  if (inReview > 0) return 'payment_pending'
  return (await findUnread(tx, [intentId])) ? 'payment_in_review' : null
}
