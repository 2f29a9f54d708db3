'use client'

import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CheckingPayment } from '../../payments/checking-payment'
import { FailedCheck } from '../../payments/failed-check'
import { NextLink } from '../../payments/next-link'
import { PaymentResult } from '../../payments/payment-result'
import { declinedText, notChargedText } from '../../payments/result-texts'
import type { PaymentKey } from '../../payments/return-key'
import { ReturnedPayment } from '../../payments/returned-payment'
import { UnacceptedPayment } from '../../payments/unaccepted-payment'
import { UnderReview } from '../../payments/under-review'
import { usePaymentLookup } from '../../payments/use-payment-lookup'
import { backToForm, type UrgentOutcome, urgentOutcome } from './urgent-outcome'

interface UrgentReturnProps {
  paymentKey: PaymentKey
  /** Whether the browser only remembers a started payment and the visitor did not return from the payment page. */
  isRemembered: boolean
  supportEmail: string
  isInReview: boolean
  /** Called with every answer of the server that keeps this view open. */
  onPayment: (isInReview: boolean) => void
  /** Called once the request is filed or the form must be shown again. */
  onOutcome: (outcome: UrgentOutcome) => void
}

/** The view to which clients return from paying for urgency (docs/product.md, 'Urgency'). */
export function UrgentReturn({
  paymentKey,
  isRemembered,
  isInReview,
  supportEmail,
  ...report
}: UrgentReturnProps) {
  const { lookup, retry, isWatching } = usePaymentLookup(paymentKey)
  const outcome = urgentOutcome(lookup, isRemembered)
  const reportLookup = useEffectEvent(() => {
    if (outcome) report.onOutcome(outcome)
    else report.onPayment(lookup.state === 'known' && lookup.payment.state === 'under_review')
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is made of nothing else
  useEffect(() => reportLookup(), [lookup])

  const toForm = (label: string, forgets: 'nothing' | 'payment' | 'form') => (
    <Button variant="outline" onClick={() => report.onOutcome(backToForm(null, forgets))}>
      {label}
    </Button>
  )
  if (isInReview && lookup.state === 'known')
    return (
      <UnderReview
        payment={lookup.payment}
        title="Tu pago está en revisión"
        isWatching={isWatching}
        onRetry={retry}
        actions={toForm('Pedir otro servicio', 'form')}
      />
    )
  if (outcome || lookup.state === 'loading' || lookup.state === 'unknown') return <CheckingPayment />
  if (lookup.state === 'failed') {
    const way = toForm('Volver al formulario', 'nothing')
    return <FailedCheck error={lookup.error} onRetry={retry} actions={way} />
  }
  const { payment } = lookup
  switch (payment.state) {
    case 'under_review':
      return <CheckingPayment />
    case 'returned':
      return (
        <ReturnedPayment
          payment={payment}
          actions={
            <>
              <NextLink payment={payment} />
              {toForm('Volver al formulario', 'payment')}
            </>
          }
        />
      )
    case 'not_accepted':
      return (
        <UnacceptedPayment
          payment={payment}
          supportEmail={supportEmail}
          actions={toForm('Volver al formulario', 'payment')}
        />
      )
    default:
      return <DeclinedPayment payment={payment} toForm={toForm('Volver al formulario', 'nothing')} />
  }
}

/** Offers another attempt on the provider's page while that is open, and a way back to the form. */
function DeclinedPayment({ payment, toForm }: { payment: PaymentView; toForm: ReactNode }) {
  return (
    <PaymentResult
      look="failure"
      title="El pago no se aprobó"
      payment={payment}
      actions={
        <>
          {payment.checkoutUrl && (
            <Button asChild>
              <a href={payment.checkoutUrl}>Probar de nuevo</a>
            </Button>
          )}
          {toForm}
        </>
      }
    >
      <p>{declinedText(payment)}</p>
      <p>{notChargedText(payment)} Tu solicitud todavía no se envió; lo que escribiste sigue guardado acá.</p>
    </PaymentResult>
  )
}
