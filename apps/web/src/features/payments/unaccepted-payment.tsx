import type { PaymentView } from '@oficio/contracts/payments/shapes'
import type { ReactNode } from 'react'
import { PaymentResult } from './payment-result'
import { SupportLink } from './support-link'

interface UnacceptedPaymentProps {
  payment: PaymentView
  supportEmail: string
  actions: ReactNode
}

/** The provider approved something else than what was to be paid: a person has to look. */
export function UnacceptedPayment({ payment, supportEmail, actions }: UnacceptedPaymentProps) {
  return (
    <PaymentResult
      look="failure"
      title="Error al verificar el pago. Por favor, contacta al soporte."
      payment={payment}
      actions={
        <>
          <SupportLink email={supportEmail} paymentNumber={payment.paymentId} isMain />
          {actions}
        </>
      }
    >
      <p>
        Lo que recibimos no coincide con lo que había que pagar. Ya le avisamos a nuestro equipo; escribinos
        con el número de pago y lo resolvemos.
      </p>
    </PaymentResult>
  )
}
