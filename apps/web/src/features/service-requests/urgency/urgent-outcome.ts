import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import { isPaidOtherwise } from '../../payments/result-texts'
import type { PaymentLookup } from '../../payments/use-payment-lookup'

/** What the form says above itself about a payment that filed nothing. */
export type PaymentRemark = 'unpaid' | 'expired' | 'unknown' | 'paid'

/** How the page goes on after a payment. */
export type UrgentOutcome =
  | { goesOn: 'filed'; payment: PaymentView }
  | {
      goesOn: 'form'
      remark: PaymentRemark | null
      /** The fee that waits for the form. */
      paidWith: string | null
      /** What this browser need not remember any longer: the payment, or the form that it was for as well. */
      forgets: 'nothing' | 'payment' | 'form'
    }

export const backToForm = (
  remark: PaymentRemark | null,
  forgets: 'nothing' | 'payment' | 'form',
  paidWith: string | null = null,
): UrgentOutcome => ({ goesOn: 'form', remark, paidWith, forgets })

/**
 * Returns how the page goes on, or null while there is something to wait for or to show. A visitor who opened
 * the form again without coming back from paying sees only what they would miss: filed, under review or refunded.
 */
export function urgentOutcome(lookup: PaymentLookup, isRemembered: boolean): UrgentOutcome | null {
  const said = (remark: PaymentRemark) => (isRemembered ? null : remark)
  if (lookup.state === 'unknown') return backToForm(said('unknown'), 'payment')
  if (lookup.state === 'failed') return isRemembered ? backToForm(null, 'nothing') : null
  if (lookup.state === 'loading') return null
  const { payment } = lookup
  // Somebody put the id of another payment of their own into the address.
  if (payment.kind !== urgencyFeeKind) return backToForm(said('unknown'), 'nothing')
  // The fee is paid, whichever of its attempts the address names.
  switch (isPaidOtherwise(payment) ? payment.otherPayment?.state : payment.state) {
    case 'done':
      return { goesOn: 'filed', payment }
    case 'unused':
      return backToForm('paid', 'payment', payment.id)
    // It may still be paid, in another tab or by a notification that is under way.
    case 'unpaid':
      return backToForm(said('unpaid'), 'nothing')
    case 'expired':
      return backToForm(said('expired'), 'payment')
    case 'declined':
      return isRemembered && !payment.otherPayment ? backToForm(null, 'nothing') : null
    default:
      return null
  }
}
