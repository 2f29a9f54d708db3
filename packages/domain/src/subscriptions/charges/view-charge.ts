import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import type { ChargeState } from '@oficio/contracts/subscriptions/endpoints'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { isDeclinedStatus, isReturnedStatus } from '../../payments/payment-status'

/** A subscription with the charges that the payer's history shows. */
interface ChargedSubscription {
  cancelledAt: Date | null
  charges: readonly SubscriptionCharge[]
}

/**
 * Returns the charges of a subject's subscriptions as their payer sees them, newest first. `title` is the kind's name
 * for a charge.
 */
export const viewCharges = (
  subjectSubscriptions: readonly ChargedSubscription[],
  title: string,
): ChargeView[] =>
  subjectSubscriptions
    .flatMap(shownCharges)
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())
    .map((charge) => viewCharge(charge, title))

/** Hides charges that were never attempted and never will be. */
const shownCharges = ({ charges, cancelledAt }: ChargedSubscription): SubscriptionCharge[] =>
  charges.filter(
    ({ paymentProviderId, status }) =>
      paymentProviderId !== null || (cancelledAt === null && status !== 'cancelled'),
  )

/** Returns a charge as its payer sees it. `title` is the kind's name for a charge. */
function viewCharge(charge: SubscriptionCharge, title: string): ChargeView {
  const state = chargeStateOf(charge)
  return {
    id: charge.id,
    title,
    debitAt: charge.debitAt.toISOString(),
    paidUntil: charge.paidUntil?.toISOString() ?? null,
    amountArs: charge.amountCentavos / 100,
    state,
    nextRetryAt: state === 'retrying' ? (charge.nextRetryAt?.toISOString() ?? null) : null,
    receiptNumber: hasReceipt(state) ? charge.paymentProviderId : null,
  }
}

/** A refunded charge has a receipt, too, which says that the money was returned. */
export const hasReceipt = (state: ChargeState): boolean => state === 'paid' || state === 'given_back'

/** Returns the state of a charge. Money that arrived but does not count is in review by an admin. */
export function chargeStateOf({ status, paymentStatus, paidUntil }: SubscriptionCharge): ChargeState {
  if (paidUntil) return 'paid'
  if (isReturnedStatus(paymentStatus)) return 'given_back'
  if (status === 'retrying') return 'retrying'
  if (status === 'scheduled') return 'scheduled'
  return isDeclinedStatus(paymentStatus) ? 'declined' : 'in_review'
}
