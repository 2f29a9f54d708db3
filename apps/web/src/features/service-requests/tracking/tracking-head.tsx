import { isLive, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { PageHeader } from '@/components/layout/page-header'
import { PlacesMeter } from '@/components/ui/places-meter'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { formatDay } from '@/lib/format-date'
import { standing } from './standing'

interface TrackingHeadProps {
  tracking: TrackingView
  leadsPerRequest: number
}

/** What the request is and how it stands, in one look. */
export function TrackingHead({ tracking, leadsPerRequest }: TrackingHeadProps) {
  const { request, leads } = tracking
  const taken = leads.filter(({ status }) => status === 'active').length
  const waits = request.status === 'pending' || request.status === 'open'
  return (
    <>
      <PageHeader
        className="pb-4 md:pb-5"
        above={
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
            <StatusPill status={request.status} />
            {request.isUrgent && isLive(request.status) && <UrgentBadge />}
            <span>
              {request.city}, {request.state}
            </span>
            <span>
              Pedida <RelativeTime iso={request.createdAt} />
            </span>
          </p>
        }
        title={request.title}
        description={standing(tracking)}
      />
      {(waits || tracking.notifiedProfessionals > 0) && (
        <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-2 border-y py-3 text-sm">
          {waits && (
            <PlacesMeter taken={taken} total={Math.min(leadsPerRequest, taken + request.placesLeft)} />
          )}
          <span className="tabular-nums">{notifiedText(tracking.notifiedProfessionals)}</span>
          {waits && <span>Vence el {formatDay(request.expiresAt)}</span>}
        </div>
      )}
    </>
  )
}

function notifiedText(count: number): string {
  if (count === 0) return 'Estamos avisando a los profesionales'
  return count === 1 ? 'Avisamos a 1 profesional' : `Avisamos a ${count} profesionales`
}
