import { type ServiceRequestStatus, statusTexts } from '@oficio/contracts/service-requests/shapes'
import { Badge, type BadgeTone } from './badge'

const tones: Record<ServiceRequestStatus, BadgeTone> = {
  pending: 'sol',
  open: 'primary',
  in_progress: 'solid',
  completed: 'success',
  cancelled: 'muted',
}

export function StatusPill({ status, className }: { status: ServiceRequestStatus; className?: string }) {
  return (
    <Badge tone={tones[status]} className={className}>
      {statusTexts[status]}
    </Badge>
  )
}
