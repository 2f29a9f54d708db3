'use client'

import { paths } from '@oficio/contracts/paths'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { verificationFeeKind } from '@oficio/contracts/professionals/verification-fee'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Link } from '@/components/ui/link'
import { failureTexts } from '@/lib/failure-texts'
import { CheckingPayment } from '../../payments/checking-payment'
import { PaymentResult } from '../../payments/payment-result'
import { declinedText, notChargedText } from '../../payments/result-texts'
import type { PaymentKey } from '../../payments/return-key'
import { ReturnedPayment } from '../../payments/returned-payment'
import { SupportLink } from '../../payments/support-link'
import { UnacceptedPayment } from '../../payments/unaccepted-payment'
import { UnderReview } from '../../payments/under-review'
import { usePaymentLookup } from '../../payments/use-payment-lookup'
import { LoginLink, VerificationError } from './verification-error'
import { VerifiedAccount } from './verified-account'

interface VerificationReturnProps {
  paymentKey: PaymentKey
  supportEmail: string
}

/**
 * The page to which a professional returns from paying the verification (docs/product.md, 'Account states'). It shows
 * the verified payment and ignores the status in the address.
 */
export function VerificationReturn({ paymentKey, supportEmail }: VerificationReturnProps) {
  const { lookup, retry, isWatching } = usePaymentLookup(paymentKey)
  const again = <Button onClick={retry}>Reintentar</Button>
  const support = <SupportLink email={supportEmail} paymentNumber={paymentKey.paymentId} />
  if (lookup.state === 'loading') return <CheckingPayment />
  if (lookup.state === 'failed') {
    return (
      <VerificationError again={again} support={support}>
        <p>Error al verificar el pago. Por favor, contacta al soporte.</p>
        <p>{failureTexts.payment}</p>
      </VerificationError>
    )
  }
  // A payment of another user or of another kind is treated as unknown, so that nothing about it is revealed.
  if (lookup.state === 'unknown' || lookup.payment.kind !== verificationFeeKind) {
    return (
      <VerificationError again={again} support={support} more={<LoginLink />}>
        <p>
          No encontramos ese pago en tu cuenta. Iniciá sesión con la cuenta con la que pagaste y volvé a
          mirar.
        </p>
      </VerificationError>
    )
  }
  const { payment } = lookup
  switch (payment.state) {
    case 'done':
    case 'unused':
      return <VerifiedAccount payment={payment} text={payment.says.done} />
    case 'under_review':
      return (
        <UnderReview
          payment={payment}
          title="Pago en Proceso"
          isWatching={isWatching}
          onRetry={retry}
          actions={<HomeLink />}
        />
      )
    case 'returned':
      return <ReturnedPayment payment={payment} actions={<PortalLink />} />
    case 'not_accepted':
      return <UnacceptedPayment payment={payment} supportEmail={supportEmail} actions={<PortalLink />} />
    default:
      return <Unpaid payment={payment} support={support} />
  }
}

function Unpaid({ payment, support }: { payment: PaymentView; support: ReactNode }) {
  if (payment.otherPayment) {
    return (
      <PaymentResult look="failure" title="El pago no se aprobó" payment={payment} actions={<PortalLink />}>
        <p>{declinedText(payment)}</p>
        <p>{notChargedText(payment)}</p>
      </PaymentResult>
    )
  }
  return (
    <VerificationError again={<RetryLink checkoutUrl={payment.checkoutUrl} />} support={support}>
      <p>
        {payment.state === 'declined'
          ? declinedText(payment)
          : 'No terminaste el pago, así que tu cuenta todavía espera la verificación.'}
      </p>
      <p>No te cobramos nada.</p>
    </VerificationError>
  )
}

/** Leads to the provider's page while it is open. Otherwise leads to the portal, where the payment can start again. */
function RetryLink({ checkoutUrl }: { checkoutUrl: string | null }) {
  return (
    <Button asChild>
      {checkoutUrl ? <a href={checkoutUrl}>Reintentar</a> : <Link href={paths.portal()}>Reintentar</Link>}
    </Button>
  )
}

const PortalLink = () => <ButtonLink href={paths.portal()}>Ir a mi portal</ButtonLink>

const HomeLink = () => (
  <ButtonLink href={paths.home()} variant="outline">
    Volver al inicio
  </ButtonLink>
)
