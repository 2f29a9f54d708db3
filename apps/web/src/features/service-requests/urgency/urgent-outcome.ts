import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { urgencyFeeKind } from '@oficio/contracts/service-requests/urgency-fee'
import { isPaidOtherwise } from '../../payments/result-texts'
import type { PaymentLookup } from '../../payments/use-payment-lookup'

/** The notice above the form about a payment that filed no request. */
export type PaymentRemark = 'unpaid' | 'expired' | 'unknown' | 'paid'

/** What the page shows after a payment. */
export type UrgentOutcome =
  | { goesOn: 'filed'; payment: PaymentView }
  | {
      goesOn: 'form'
      remark: PaymentRemark | null
      /** The id of a paid fee that waits for the form. */
      paidWith: string | null
      /** What this browser must forget: nothing, the payment, or the payment and its form. */
      forgets: 'nothing' | 'payment' | 'form'
    }

export const backToForm = (
  remark: PaymentRemark | null,
  forgets: 'nothing' | 'payment' | 'form',
  paidWith: string | null = null,
): UrgentOutcome => ({ goesOn: 'form', remark, paidWith, forgets })

/**
 * Returns what the page shows next, or null while the payment itself must be shown. If the visitor opened the form
 * again without returning from a payment, only important outcomes are shown: filed, under review or refunded.
 */
export function urgentOutcome(lookup: PaymentLookup, isRemembered: boolean): UrgentOutcome | null {
  const unlessShown = (remark: PaymentRemark) => (isRemembered ? null : remark)
  if (lookup.state === 'unknown') return backToForm(unlessShown('unknown'), 'payment')
  if (lookup.state === 'failed') return isRemembered ? backToForm(null, 'nothing') : null
  if (lookup.state === 'loading') return null
  const { payment } = lookup
  // The address names a payment of the visitor that has another purpose.
  if (payment.kind !== urgencyFeeKind) return backToForm(unlessShown('unknown'), 'nothing')
  // If another attempt of this payment is paid, that attempt counts.
  switch (isPaidOtherwise(payment) ? payment.otherPayment?.state : payment.state) {
    case 'done':
      return { goesOn: 'filed', payment }
    case 'unused':
      return backToForm('paid', 'payment', payment.id)
    // Forget nothing, because the fee may still be paid in another tab, or a notification may be on its way.
    case 'unpaid':
      return backToForm(unlessShown('unpaid'), 'nothing')
    case 'expired':
      return backToForm(unlessShown('expired'), 'payment')
    case 'declined':
      return isRemembered && !payment.otherPayment ? backToForm(null, 'nothing') : null
    default:
      return null
  }
}
