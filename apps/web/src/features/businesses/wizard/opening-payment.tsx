import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** The business is registered, and the page on which its plan is paid is loading: the link is for a connection that fails now. */
export const OpeningPayment = ({ businessId }: { businessId: string }) => (
  <Alert
    tone="success"
    title="¡Negocio registrado con éxito!"
    action={
      <Button asChild>
        <Link href={paths.businessRegistered(businessId)}>Pagar el plan</Link>
      </Button>
    }
  >
    Te llevamos a pagar el plan.
  </Alert>
)
