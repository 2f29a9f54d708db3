import type { RefundState } from '@oficio/contracts/payments/refund-texts'
import {
  outcomeOf,
  type PaymentFault,
  type PaymentState,
  paymentFaults,
} from '@oficio/contracts/payments/shapes'
import { isReturnedStatus } from '../payment-status'

interface Facts {
  intent: { status: 'open' | 'paid' | 'returned' | 'expired'; expiresAt: Date }
  /** The payment that is looked at; null while nobody tried. */
  payment: { status: string } | null
  /** Whether the payment is to go back although it is not gone yet. */
  isGoingBack: boolean
  /** Whether what was paid for was given, and not only kept for later. */
  isUsed: boolean
  /** Whether the provider has a payment of it that nobody can read: it may have been paid. */
  isUnread: boolean
  now: Date
}

/** Returns the state of an intent for its payer, with the payment that matters most. */
export function paymentStateOf(facts: Facts): PaymentState {
  const { intent, payment, isGoingBack, isUsed, isUnread, now } = facts
  if (isGoingBack || intent.status === 'returned') return 'returned'
  if (intent.status === 'paid') return isUsed ? 'done' : 'unused'
  if (payment) return attemptStateOf({ ...payment, isGoingBack })
  if (isUnread) return 'under_review'
  return intent.status === 'open' && intent.expiresAt > now ? 'unpaid' : 'expired'
}

/** Returns the state of one payment that is not in force, whatever became of its intent. */
export function attemptStateOf(payment: { status: string; isGoingBack: boolean }): PaymentState {
  if (payment.isGoingBack || isReturnedStatus(payment.status)) return 'returned'
  const outcome = outcomeOf(payment.status)
  // Approved and without effect: the amount, the currency or the receiver is not ours.
  if (outcome === 'success') return 'not_accepted'
  return outcome === 'pending' ? 'under_review' : 'declined'
}

interface PaymentSummary {
  status: string
  refunds: readonly unknown[]
}

/** Money of it is held, or may still come, and nobody decided that it goes back. */
const isInHand = ({ status, refunds }: PaymentSummary): boolean =>
  outcomeOf(status) !== 'failure' && refunds.length === 0

const findInHand = <P extends PaymentSummary>(payments: readonly P[]): P | undefined => {
  const inHand = payments.filter(isInHand)
  return inHand.find(({ status }) => outcomeOf(status) === 'success') ?? inHand[0]
}

const isGone = ({ status, refunds }: PaymentSummary): boolean =>
  refunds.length > 0 || isReturnedStatus(status)

interface Standing<P> {
  inForce: P | null
  isUnread: boolean
  /** Whether the money of the payment that was in force went back. */
  isReturned: boolean
}

/**
 * Returns the payment of an intent, newest first, that matters most to its payer. Hides a declined attempt while another
 * attempt is approved, pending or unreadable, because a payer who sees "declined" pays twice.
 */
export function paymentToShow<P extends PaymentSummary>(
  payments: readonly P[],
  { inForce, isUnread, isReturned }: Standing<P>,
): P | null {
  const payment = inForce ?? findInHand(payments)
  if (payment) return payment
  if (isUnread) return null
  return (isReturned ? payments.find(isGone) : undefined) ?? payments[0] ?? null
}

/**
 * Returns what else a payer must know who asks for one payment by its id: the payment of the same intent that counts;
 * for a failed payment, another payment that holds money, may have been paid ('unread') or was refunded.
 */
export function paymentBeside<P extends PaymentSummary>(
  askedPayment: P | null,
  payments: readonly P[],
  { inForce, isUnread }: Standing<P>,
): P | 'unread' | null {
  if (inForce) return inForce === askedPayment ? null : inForce
  if (!askedPayment || outcomeOf(askedPayment.status) !== 'failure') return null
  const otherPayments = payments.filter((payment) => payment !== askedPayment)
  return findInHand(otherPayments) ?? (isUnread ? 'unread' : (otherPayments.find(isGone) ?? null))
}

/** Returns whether the page of an intent with those payments may be shown again: each try was declined. */
export const mayPayAgain = (payments: readonly PaymentSummary[]): boolean =>
  payments.every(({ status, refunds }) => outcomeOf(status) === 'failure' && refunds.length === 0)

/** Returns why a payment does not count, from what is stored. */
export const faultOfPayment = ({ fault }: { fault: string | null }): PaymentFault | null =>
  paymentFaults.find((paymentFault) => paymentFault === fault) ?? null

/**
 * Returns how far the return of a payment has come, null while it stays: by what the provider says of the payment, or of
 * the refund that we asked for. A decision alone gives nothing back.
 */
export function refundStateOf(
  payment: { status: string } | null,
  refund: { status: 'requested' | 'done' | 'refused' } | null,
): RefundState | null {
  if (payment?.status === 'refunded' || refund?.status === 'done') return 'done'
  if (payment?.status === 'taken_by_bank') return 'disputed'
  if (!refund) return null
  return refund.status === 'requested' ? 'asked' : 'held'
}
