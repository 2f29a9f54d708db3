import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'

/** The business is registered, and the page on which its plan is paid is loading: the link is for a connection that fails now. */
export const OpeningPayment = ({ businessId }: { businessId: string }) => (
  <Alert
    tone="success"
    title="¡Negocio registrado con éxito!"
    action={<ButtonLink href={paths.businessRegistered(businessId)}>Pagar el plan</ButtonLink>}
  >
    Te llevamos a pagar el plan.
  </Alert>
)
