'use client'

import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { CheckingPayment } from './checking-payment'
import { FailedCheck } from './failed-check'
import { NextLink } from './next-link'
import { PaymentResult } from './payment-result'
import { declinedText, notChargedText } from './result-texts'
import type { PaymentKey } from './return-key'
import { ReturnedPayment } from './returned-payment'
import { StartLink, TryAgain } from './try-again'
import { UnacceptedPayment } from './unaccepted-payment'
import { UnderReview } from './under-review'
import { usePaymentLookup } from './use-payment-lookup'

interface PaymentStatusProps {
  paymentKey: PaymentKey
  supportEmail: string
  /** The link to the invoice data, shown among the actions after a payment. */
  invoiceLink?: ReactNode
}

/** The result of a payment. It shows only what the server knows (docs/product.md, 'Payment result'). */
export function PaymentStatus({ paymentKey, supportEmail, invoiceLink }: PaymentStatusProps) {
  const { lookup, retry, isWatching } = usePaymentLookup(paymentKey)
  if (lookup.state === 'loading') return <CheckingPayment />
  if (lookup.state === 'failed') {
    return <FailedCheck error={lookup.error} onRetry={retry} actions={<HomeLink />} />
  }
  if (lookup.state === 'unknown') return <UnknownPayment />
  const { payment } = lookup
  const way = (
    <>
      <NextLink payment={payment} />
      <HomeLink />
    </>
  )
  switch (payment.state) {
    case 'done':
    case 'unused':
      return (
        <PaymentResult
          look="success"
          title="Pago aprobado"
          payment={payment}
          actions={
            <>
              {way}
              {invoiceLink}
            </>
          }
        >
          <p>{payment.says.done}</p>
        </PaymentResult>
      )
    case 'under_review':
      return (
        <UnderReview
          payment={payment}
          title="Tu pago está en revisión"
          isWatching={isWatching}
          onRetry={retry}
          actions={way}
        />
      )
    case 'returned':
      return <ReturnedPayment payment={payment} actions={way} />
    case 'not_accepted':
      return <UnacceptedPayment payment={payment} supportEmail={supportEmail} actions={way} />
    default:
      return <NotPaid payment={payment} />
  }
}

/**
 * Shown for a payment that was declined or never attempted. Leads to the provider's page while that is open, else to
 * where the payer came from.
 */
function NotPaid({ payment }: { payment: PaymentView }) {
  const isDeclined = payment.state === 'declined'
  const { over } = payment.says
  const title = over === null ? 'No terminaste el pago' : 'Ya no hay nada para pagar'
  return (
    <PaymentResult
      look="failure"
      title={isDeclined ? 'El pago no se aprobó' : title}
      payment={payment}
      actions={
        <>
          {payment.checkoutUrl && (
            <Button asChild>
              <a href={payment.checkoutUrl}>Probar de nuevo</a>
            </Button>
          )}
          {!payment.checkoutUrl && !payment.otherPayment && <TryAgain startPath={payment.says.startPath} />}
          <NextLink payment={payment} />
          <HomeLink />
        </>
      }
    >
      <p>{over ?? (isDeclined ? declinedText(payment) : notTriedText(payment))}</p>
      {payment.state !== 'unpaid' && <p>{notChargedText(payment)}</p>}
    </PaymentResult>
  )
}

const notTriedText = ({ state }: PaymentView): string =>
  state === 'expired'
    ? 'La página para pagar ya venció.'
    : `${providerName} no registra ningún pago. Si pagaste recién, puede tardar unos minutos en aparecer.`

/** Shown if the address has no id, or if the payment is unknown or belongs to another payer. */
export function UnknownPayment({ hasId = true }: { hasId?: boolean }) {
  return (
    <PaymentResult
      look="failure"
      title={hasId ? 'No encontramos ese pago' : 'No se encontró información de pago en la URL'}
      actions={
        <>
          {hasId ? <StartLink /> : <TryAgain />}
          <HomeLink />
        </>
      }
    >
      <p>
        {hasId
          ? 'Se muestra solo a quien lo hizo, en el mismo dispositivo o con su cuenta. Si pagaste desde otro, el resultado te llega por email.'
          : 'Intentá de nuevo desde donde empezaste el pago. Si pagaste, el resultado te llega por email.'}
      </p>
    </PaymentResult>
  )
}

const HomeLink = () => (
  <ButtonLink href={paths.home()} variant="outline">
    Volver al inicio
  </ButtonLink>
)
