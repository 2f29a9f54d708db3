import { refundNotes } from '@oficio/contracts/payments/refund-texts'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { ReactNode } from 'react'
import { PaymentResult } from './payment-result'
import { returnedTitle } from './result-texts'

/** Shown for a payment that was refunded or will be refunded: why, and what follows. */
export function ReturnedPayment({ payment, actions }: { payment: PaymentView; actions: ReactNode }) {
  return (
    <PaymentResult look="returned" title={returnedTitle(payment)} payment={payment} actions={actions}>
      {payment.refundText && <p>{payment.refundText}</p>}
      <p>{refundNotes[payment.refundState ?? 'asked']}</p>
    </PaymentResult>
  )
}
