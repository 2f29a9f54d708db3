import { AppError } from '@oficio/contracts/errors'
import type { PaymentInHand } from '@oficio/contracts/payments/in-hand'
import type { Tx } from '@oficio/db/client'
import type { Prisma } from '@oficio/db/generated/client'
import { findUnread } from '../ledger/unread-payments'
import { declinedStatuses, openStatuses, paidStatuses } from '../payment-status'

/**
 * Selects held payments: the money arrived, but amount, currency or receiver is wrong, and no full refund was decided.
 */
const heldPayment = {
  status: { in: paidStatuses },
  fault: { not: null },
  refunds: { none: { amountCentavos: null } },
} satisfies Prisma.PaymentWhereInput

/**
 * Selects intents whose payment page may be shown again: nobody paid there, or every attempt was declined without a
 * refund. Call `refuseWhileInHand` first, because unreadable payments are not stored among the payments.
 */
export const isFreeToPay = {
  payments: { none: { OR: [{ status: { notIn: declinedStatuses } }, { refunds: { some: {} } }] } },
} satisfies Prisma.PaymentIntentWhereInput

/**
 * Returns the reason that blocks another payment for the subject of those intents, or null. A payment in review blocks
 * only until its page expires, because a later approval is refunded. An unreadable payment always blocks, because it
 * may have been approved in time.
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

/** Throws payment_held or payment_in_review if another payment for the same subject might charge the payer twice. */
export async function refuseWhileInHand(
  tx: Tx,
  intents: Prisma.PaymentIntentWhereInput,
  now: Date,
): Promise<void> {
  const code = await findInHand(tx, intents, now)
  if (code) throw new AppError(code)
}

/** Returns why a payment of that intent has no effect yet, or null if no payment of the intent could still have one. */
export async function whyInHand(tx: Tx, intentId: string): Promise<PaymentInHand | 'payment_pending' | null> {
  if ((await tx.payment.count({ where: { ...heldPayment, intentId } })) > 0) return 'payment_held'
  const inReview = await tx.payment.count({ where: { intentId, status: { in: openStatuses } } })
  if (inReview > 0) return 'payment_pending'
  return (await findUnread(tx, [intentId])) ? 'payment_in_review' : null
}
