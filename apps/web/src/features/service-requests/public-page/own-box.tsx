import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'

/** A notice for clients who look at the public page of their own request. */
export function OwnBox() {
  return (
    <Alert
      title="Esta solicitud es tuya"
      action={<ButtonLink href={paths.userRequests()}>Seguirla en Mis solicitudes</ButtonLink>}
    >
      Así la ve cualquier persona: sin tu nombre, tu teléfono, tu email ni tu dirección.
    </Alert>
  )
}
