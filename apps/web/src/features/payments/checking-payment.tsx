import { Container } from '@/components/layout/container'
import { Loading } from '@/components/ui/loading'

interface CheckingPaymentProps {
  /** Whether the page around has its own heading, which visitors without scripts see instead of this text. */
  isAside?: boolean
}

/** Shown while the server asks the provider. The heading names the page for screen readers. */
export function CheckingPayment({ isAside = false }: CheckingPaymentProps) {
  const Heading = isAside ? 'p' : 'h1'
  return (
    <Container width="form" className="pt-10 pb-16 md:pt-14">
      <Heading data-heading className="font-display text-3xl font-bold tiny:text-2xl md:text-4xl">
        Tu pago
      </Heading>
      <div className="needs-script">
        <Loading label="Verificando tu pago..." />
      </div>
      {!isAside && (
        <noscript>
          <p className="pt-4">
            Para verlo acá hace falta JavaScript, que tu navegador tiene desactivado. El resultado te llega
            igual por email.
          </p>
        </noscript>
      )}
    </Container>
  )
}
