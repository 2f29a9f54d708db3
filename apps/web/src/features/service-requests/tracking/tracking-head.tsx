import { isLive, isWaiting, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { formatDay } from '@oficio/contracts/text/format-date'
import { PageHeader } from '@/components/layout/page-header'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { stateText } from './state-text'

/** The header of the tracking page: the request and its status. */
export function TrackingHead({ tracking }: { tracking: TrackingView }) {
  const { request, leads } = tracking
  const isSeen = leads.some(({ status }) => status === 'active')
  const waits = isWaiting(request.status)
  return (
    <PageHeader
      above={
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <StatusPill status={request.status} isForClient isSeen={isSeen} />
          {request.isUrgent && isLive(request.status) && <UrgentBadge />}
          <span>
            {request.city}, {request.state}
          </span>
          <span>
            Pedida <RelativeTime article="el " iso={request.createdAt} />
          </span>
          {waits && <span>Vence el {formatDay(request.expiresAt)}</span>}
        </p>
      }
      title={request.title}
      description={stateText(tracking)}
    />
  )
}
