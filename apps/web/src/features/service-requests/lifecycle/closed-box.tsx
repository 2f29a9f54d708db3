import { paths } from '@oficio/contracts/paths'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { closedText } from './closed-text'

/** A closed request decides nothing any more; what is left is to ask again. */
export function ClosedBox({ tracking }: { tracking: TrackingView }) {
  const { request } = tracking
  const isDone = request.status === 'completed'
  const hasExpired = request.statusReason === 'expired'
  return (
    <Alert
      tone={isDone ? 'success' : 'info'}
      title={
        isDone ? 'Trabajo completado' : hasExpired ? 'La solicitud venció' : 'La solicitud está cancelada'
      }
      action={
        <Button asChild variant="outline">
          <Link href={paths.serviceRequestForm(request.rubroId)}>
            {isDone ? 'Pedir otro servicio' : 'Pedirlo de nuevo'}
          </Link>
        </Button>
      }
    >
      {closedText(tracking)}
    </Alert>
  )
}
