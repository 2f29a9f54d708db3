import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import type { ChargeState } from '@oficio/contracts/subscriptions/endpoints'
import type { SubscriptionCharge } from '@oficio/db/generated/client'
import { isDeclinedStatus, isReturnedStatus } from '../../payments/payment-status'

/** A subscription with its charges, as the history needs it. */
interface ChargedSubscription {
  cancelledAt: Date | null
  charges: readonly SubscriptionCharge[]
}

/** Returns the charges of a subject's subscriptions as their payer sees them, newest first; `title` as below. */
export const viewCharges = (ofSubject: readonly ChargedSubscription[], title: string): ChargeView[] =>
  ofSubject
    .flatMap(shownCharges)
    .toSorted((a, b) => b.debitAt.getTime() - a.debitAt.getTime())
    .map((charge) => viewCharge(charge, title))

/** A charge that was never tried and never will be is hidden from the history. */
const shownCharges = ({ charges, cancelledAt }: ChargedSubscription): SubscriptionCharge[] =>
  charges.filter(
    ({ paymentProviderId, status }) =>
      paymentProviderId !== null || (cancelledAt === null && status !== 'cancelled'),
  )

/** Returns a charge as its payer sees it; `title` is what its kind calls it there. */
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

/** Money that was ours for a time has a receipt too, which says that it went back. */
export const hasReceipt = (state: ChargeState): boolean => state === 'paid' || state === 'given_back'

/** Returns what became of a charge. Money that came and does not count waits for the site's team. */
export function chargeStateOf({ status, paymentStatus, paidUntil }: SubscriptionCharge): ChargeState {
  if (paidUntil) return 'paid'
  if (isReturnedStatus(paymentStatus)) return 'given_back'
  if (status === 'retrying') return 'retrying'
  if (status === 'scheduled') return 'scheduled'
  return isDeclinedStatus(paymentStatus) ? 'declined' : 'in_review'
}
