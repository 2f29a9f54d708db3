import { Container } from '@/components/layout/container'
import { Loading } from '@/components/ui/loading'

/** While the server asks the provider. The heading names the page for whoever lands on it. */
export function CheckingPayment() {
  return (
    <Container width="form" className="pt-10 pb-16 md:pt-14">
      <h1 className="text-3xl tiny:text-2xl md:text-4xl">Tu pago</h1>
      <div className="needs-script">
        <Loading label="Verificando tu pago..." />
      </div>
      <noscript>
        <p className="pt-4">
          Para verlo acá hace falta JavaScript, que tu navegador tiene desactivado. El resultado te llega
          igual por email.
        </p>
      </noscript>
    </Container>
  )
}
