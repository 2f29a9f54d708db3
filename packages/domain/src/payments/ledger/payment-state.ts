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
  /** The payment in question; null before the first attempt. */
  payment: { status: string } | null
  /** Whether a refund was decided but not yet made. */
  isGoingBack: boolean
  /** Whether the benefit was granted, and not only stored for later. */
  isUsed: boolean
  /** Whether the provider has an unreadable payment for the intent, which may be paid. */
  isUnread: boolean
  now: Date
}

/** Returns the state of an intent for its payer, given the payment that matters most. */
export function paymentStateOf(facts: Facts): PaymentState {
  const { intent, payment, isGoingBack, isUsed, isUnread, now } = facts
  if (isGoingBack || intent.status === 'returned') return 'returned'
  if (intent.status === 'paid') return isUsed ? 'done' : 'unused'
  if (payment) return attemptStateOf({ ...payment, isGoingBack })
  if (isUnread) return 'under_review'
  return intent.status === 'open' && intent.expiresAt > now ? 'unpaid' : 'expired'
}

/** Returns the state of a payment that is not in force, independent of its intent. */
export function attemptStateOf(payment: { status: string; isGoingBack: boolean }): PaymentState {
  if (payment.isGoingBack || isReturnedStatus(payment.status)) return 'returned'
  const outcome = outcomeOf(payment.status)
  // An approved payment without effect has a wrong amount, currency or receiver.
  if (outcome === 'success') return 'not_accepted'
  return outcome === 'pending' ? 'under_review' : 'declined'
}

interface PaymentSummary {
  status: string
  refunds: readonly unknown[]
}

/** Whether we hold its money or may still receive it, and no refund was decided. */
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
  /** Whether the payment in force was refunded. */
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
 * Returns what else a payer who opens one payment by its id must know. This is the payment in force of the same intent.
 * Beside a failed payment it is another payment that holds money, is unreadable ('unread') or was refunded. Returns
 * null for nothing.
 */
export function findRelatedPayment<P extends PaymentSummary>(
  askedPayment: P | null,
  payments: readonly P[],
  { inForce, isUnread }: Standing<P>,
): P | 'unread' | null {
  if (inForce) return inForce === askedPayment ? null : inForce
  if (!askedPayment || outcomeOf(askedPayment.status) !== 'failure') return null
  const otherPayments = payments.filter((payment) => payment !== askedPayment)
  return findInHand(otherPayments) ?? (isUnread ? 'unread' : (otherPayments.find(isGone) ?? null))
}

/**
 * Returns whether the payment page of an intent with those payments may be shown again: every attempt was declined.
 */
export const mayPayAgain = (payments: readonly PaymentSummary[]): boolean =>
  payments.every(({ status, refunds }) => outcomeOf(status) === 'failure' && refunds.length === 0)

/** Returns the stored reason why a payment does not count, or null. */
export const faultOfPayment = ({ fault }: { fault: string | null }): PaymentFault | null =>
  paymentFaults.find((paymentFault) => paymentFault === fault) ?? null

/**
 * Returns the progress of a refund, or null without one. The provider's state of the payment or refund decides, because
 * our decision alone returns no money.
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
