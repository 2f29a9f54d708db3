import { paths } from '@oficio/contracts/paths'
import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { Alert } from '@/components/ui/alert'
import { ButtonLink } from '@/components/ui/button-link'
import { closedText } from './closed-text'

/** Explains how the request was closed, and offers to file a new one. */
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
        <ButtonLink href={paths.serviceRequestForm(request.rubroId)} variant="outline">
          {isDone ? 'Pedir otro servicio' : 'Pedirlo de nuevo'}
        </ButtonLink>
      }
    >
      {closedText(tracking)}
    </Alert>
  )
}
