import {
  clientStatusText,
  type ServiceRequestStatus,
  statusTexts,
} from '@oficio/contracts/service-requests/shapes'
import { Badge, type BadgeTone } from './badge'

const tones: Record<ServiceRequestStatus, BadgeTone> = {
  pending: 'sol',
  open: 'primary',
  in_progress: 'solid',
  completed: 'success',
  cancelled: 'muted',
}

interface StatusPillProps {
  status: ServiceRequestStatus
  /** Whether the client of the request reads it. The texts then address the client. */
  isForClient?: boolean
  /** Whether a professional has taken the client's contact data. */
  isSeen?: boolean
}

export function StatusPill({ status, isForClient = false, isSeen = false }: StatusPillProps) {
  return (
    <Badge tone={tones[status]}>{isForClient ? clientStatusText(status, isSeen) : statusTexts[status]}</Badge>
  )
}
