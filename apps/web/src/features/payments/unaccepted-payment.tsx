import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { ReactNode } from 'react'
import { PaymentResult } from './payment-result'
import { faultText, unacceptedText, unacceptedTitle } from './result-texts'
import { SupportLink } from './support-link'

interface UnacceptedPaymentProps {
  payment: PaymentView
  supportEmail: string
  actions: ReactNode
}

/** Shown if the provider approved a payment that differs from what was asked. The team must look at it. */
export function UnacceptedPayment({ payment, supportEmail, actions }: UnacceptedPaymentProps) {
  return (
    <PaymentResult
      look="failure"
      title={unacceptedTitle(payment)}
      payment={payment}
      actions={
        <>
          <SupportLink email={supportEmail} paymentNumber={payment.paymentId} isMain />
          {actions}
        </>
      }
    >
      <p>{faultText(payment)}</p>
      <p>{unacceptedText}</p>
    </PaymentResult>
  )
}
