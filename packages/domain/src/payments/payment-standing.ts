import type { RefundState } from '@oficio/contracts/payments/refund-texts'
import { outcomeOf, type PaymentStanding } from '@oficio/contracts/payments/shapes'

interface Standing {
  intent: { status: 'open' | 'paid' | 'returned' | 'expired'; expiresAt: Date }
  /** The payment that is looked at; null while nobody tried. */
  payment: { status: string } | null
  /** Whether what is in force is to go back although it is not gone yet, or else the payment that is looked at. */
  isGoingBack: boolean
  /** Whether what was paid for was given, and not only kept for later. */
  isUsed: boolean
  now: Date
}

/** Returns how an intent stands for its payer. What is in force counts, whichever payment is looked at. */
export function standingOf({ intent, payment, isGoingBack, isUsed, now }: Standing): PaymentStanding {
  if (isGoingBack || intent.status === 'returned') return 'returned'
  if (intent.status === 'paid') return isUsed ? 'done' : 'unused'
  if (!payment) return intent.status === 'open' && intent.expiresAt > now ? 'unpaid' : 'expired'
  if (payment.status === 'refunded' || payment.status === 'charged_back') return 'returned'
  const outcome = outcomeOf(payment.status)
  // Approved and without effect: the amount, the currency or the receiver is not ours.
  if (outcome === 'success') return 'not_accepted'
  return outcome === 'pending' ? 'under_review' : 'declined'
}

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
