import type { ChargeView } from '@oficio/contracts/subscriptions/charges'
import type { ChargeState } from '@oficio/contracts/subscriptions/endpoints'
import type { SubscriptionCharge } from '@oficio/db/generated/client'

/** Returns a charge as its payer sees it; `title` is what its kind calls it there. */
export function viewCharge(charge: SubscriptionCharge, title: string): ChargeView {
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
  if (paymentStatus === 'refunded' || paymentStatus === 'charged_back') return 'given_back'
  if (status === 'recycling') return 'retrying'
  if (status === 'scheduled') return 'scheduled'
  return paymentStatus === 'rejected' || paymentStatus === 'cancelled' ? 'declined' : 'in_review'
}
