'use client'

import { paths } from '@oficio/contracts/paths'
import { createPaymentEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import Link from 'next/link'
import { Container } from '@/components/layout/container'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Loading } from '@/components/ui/loading'
import type { PaymentReturn } from '@/lib/payment-return'
import { LedOn } from './led-on'
import { PaymentFacts } from './payment-facts'
import { ResultPage } from './result-page'
import { useCheckout } from './use-checkout'
import { usePayment } from './use-payment'
import { wordsOf } from './words-of'

interface VerificationResultProps {
  /** Null when the address names no payment. */
  back: PaymentReturn | null
  supportEmail: string
}

/**
 * The three ends of a professional's verification charge (spec section 4): paid and led on to the portal, under way, or
 * failed with another try. Only what the provider answered decides which.
 */
export function VerificationResult({ back, supportEmail }: VerificationResultProps) {
  if (back === null)
    return <Failed text="No se encontró información de pago en la URL" supportEmail={supportEmail} />
  return <KnownResult back={back} supportEmail={supportEmail} />
}

function KnownResult({ back, supportEmail }: { back: PaymentReturn; supportEmail: string }) {
  const { state, askAgain } = usePayment(back)
  if (state.phase === 'loading')
    return (
      <Container width="form" className="py-24">
        <Loading label="Consultando tu pago…" />
      </Container>
    )
  if (state.phase === 'failed')
    return <Failed text={state.error.text} supportEmail={supportEmail} onAskAgain={askAgain} />
  const { payment } = state
  const { look, text } = wordsOf(payment)
  if (look === 'success') return <Verified payment={payment} />
  if (look === 'pending') return <UnderWay payment={payment} />
  return <Failed text={text} supportEmail={supportEmail} payment={payment} />
}

function Verified({ payment }: { payment: PaymentView }) {
  return (
    <ResultPage
      look="success"
      title="¡Pago aprobado!"
      text={<p>Verificamos tu cuenta. Ahora la revisa nuestro equipo y te avisamos por mail.</p>}
      actions={<LedOn href={paths.professionalDashboard()} label="Ir a mi portal" />}
    >
      <PaymentFacts payment={payment} />
    </ResultPage>
  )
}

function UnderWay({ payment }: { payment: PaymentView }) {
  return (
    <ResultPage
      look="pending"
      title="Pago en Proceso"
      text={
        <p>
          Mercado Pago todavía lo está revisando. No hace falta que esperes acá ni que pagues de nuevo: apenas
          lo apruebe, tu cuenta sigue sola y te avisamos por mail.
        </p>
      }
      actions={
        <Button asChild>
          <Link href={paths.home()}>Volver al inicio</Link>
        </Button>
      }
    >
      <PaymentFacts payment={payment} />
    </ResultPage>
  )
}

interface FailedProps {
  text: string
  supportEmail: string
  payment?: PaymentView
  /** Given when it is not known what became of the payment. */
  onAskAgain?: () => void
}

function Failed({ text, supportEmail, payment, onAskAgain }: FailedProps) {
  const { open, isLeaving, error } = useCheckout()
  const payAgain = () => open(createPaymentEndpoint, { body: { metadata: { type: 'verification' } } })
  return (
    <ResultPage
      look="failure"
      title="Error en el Pago"
      text={<p>{text}</p>}
      actions={
        <>
          {onAskAgain ? (
            <Button onClick={onAskAgain}>Consultar de nuevo</Button>
          ) : (
            <Button onClick={payAgain} isLoading={isLeaving}>
              Probar de nuevo
            </Button>
          )}
          <Button asChild variant="outline">
            <a href={`mailto:${supportEmail}?subject=${encodeURIComponent('Pago de verificación')}`}>
              Escribir a soporte
            </a>
          </Button>
        </>
      }
    >
      {error && <Alert tone="error">{error.text}</Alert>}
      {payment?.paymentId && <PaymentFacts payment={payment} />}
    </ResultPage>
  )
}
