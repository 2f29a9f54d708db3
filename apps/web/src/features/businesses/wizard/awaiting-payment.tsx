import type { AwaitingPayment as Awaiting } from '@oficio/contracts/businesses/registration'
import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** Leads an owner who comes back to the wizard to the payment of the business that they registered before. */
export const AwaitingPayment = ({ businessId, name }: Awaiting) => (
  <Alert
    title={`Ya registraste ${name}: falta pagar el plan`}
    action={
      <Button asChild>
        <Link href={paths.businessRegistered(businessId)}>Pagar el plan</Link>
      </Button>
    }
  >
    Su página se publica apenas se confirma el pago. Acá abajo podés registrar otro negocio.
  </Alert>
)
