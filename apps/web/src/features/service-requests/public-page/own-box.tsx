import { paths } from '@oficio/contracts/paths'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

/** For the client who looks at their own public page. */
export function OwnBox() {
  return (
    <Alert
      title="Esta solicitud es tuya"
      action={
        <Button asChild>
          <Link href={paths.userRequests()}>Seguirla en Mis solicitudes</Link>
        </Button>
      }
    >
      Así la ve cualquier persona: sin tu nombre, tu teléfono, tu email ni tu dirección.
    </Alert>
  )
}
