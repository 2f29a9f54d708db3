import type { RefundState } from '@oficio/contracts/payments/refund-texts'
import {
  outcomeOf,
  type PaymentFault,
  type PaymentState,
  paymentFaults,
} from '@oficio/contracts/payments/shapes'
import { isDeclinedStatus, isReturnedStatus } from '../payment-status'

interface Facts {
  intent: { status: 'open' | 'paid' | 'returned' | 'expired'; expiresAt: Date }
  /** The payment that is looked at; null while nobody tried. */
  payment: { status: string } | null
  /** Whether what is in force is to go back although it is not gone yet, or else the payment that is looked at. */
  isGoingBack: boolean
  /** Whether what was paid for was given, and not only kept for later. */
  isUsed: boolean
  /** Whether the provider has a payment of it that nobody can read: it may have been paid. */
  isUnread: boolean
  now: Date
}

/** Returns how an intent stands for its payer. What is in force counts, whichever payment is looked at. */
export function paymentStateOf(facts: Facts): PaymentState {
  const { intent, payment, isGoingBack, isUsed, isUnread, now } = facts
  if (isGoingBack || intent.status === 'returned') return 'returned'
  if (intent.status === 'paid') return isUsed ? 'done' : 'unused'
  if (!payment && isUnread) return 'under_review'
  if (!payment) return intent.status === 'open' && intent.expiresAt > now ? 'unpaid' : 'expired'
  if (isReturnedStatus(payment.status)) return 'returned'
  const outcome = outcomeOf(payment.status)
  // Approved and without effect: the amount, the currency or the receiver is not ours.
  if (outcome === 'success') return 'not_accepted'
  return outcome === 'pending' ? 'under_review' : 'declined'
}

interface Shown {
  providerId: string
  status: string
  refunds: readonly unknown[]
}

/** Money of it is held, or may still come, and nobody decided that it goes back. */
const isInHand = ({ status, refunds }: Shown): boolean =>
  outcomeOf(status) !== 'failure' && refunds.length === 0

/**
 * Returns the payment of an intent that matters most to its payer, of those given from the newest on: the one asked for,
 * else the one in force, else the last one. Of a try that was declined nothing is told while another holds money or may
 * still come, also one that nobody can read: who reads 'declined' pays again.
 */
export function paymentToShow<P extends Shown>(
  payments: readonly P[],
  { askedId, inForce, isUnread }: { askedId?: string | undefined; inForce: P | null; isUnread: boolean },
): P | null {
  const asked = payments.find(({ providerId }) => providerId === askedId)
  if (inForce) return asked ?? inForce
  if (asked && !isDeclinedStatus(asked.status)) return asked
  const inHand = payments.filter(isInHand)
  const held = inHand.find(({ status }) => outcomeOf(status) === 'success')
  return held ?? inHand[0] ?? (isUnread ? null : (asked ?? payments[0] ?? null))
}

/** Returns whether the page of an intent with those payments may be shown again: each try was declined. */
export const mayPayAgain = (payments: readonly Shown[]): boolean =>
  payments.every(({ status, refunds }) => outcomeOf(status) === 'failure' && refunds.length === 0)

/** Returns why a payment does not count, from what is stored. */
export const faultOfPayment = ({ fault }: { fault: string | null }): PaymentFault | null =>
  paymentFaults.find((known) => known === fault) ?? null

/**
 * Returns how far the return of a payment has come, null while it stays: by what the provider says of the payment, or of
 * the refund that we asked for. A decision alone gives nothing back.
 */
export function refundStateOf(
  payment: { status: string } | null,
  refund: { status: 'requested' | 'done' | 'refused' } | null,
): RefundState | null {
  if (payment?.status === 'refunded' || refund?.status === 'done') return 'done'
  if (payment?.status === 'charged_back') return 'disputed'
  if (!refund) return null
  return refund.status === 'requested' ? 'asked' : 'held'
}
