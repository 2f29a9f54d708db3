import type { ProfessionalRequest } from '@oficio/contracts/leads/desk'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { formatAge, formatDeadline } from '@oficio/contracts/text/format-date'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import { BadgeCheck, CircleHelp, Clock, MapPin } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { StatusPill } from '@/components/ui/status-pill'
import { TimeLeft } from '@/components/ui/time-left'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { ChosenMark } from './chosen-mark'

interface RequestFactsProps {
  view: ProfessionalRequest
  nowMs: number
}

/** Shows status, confirmation, place and age of a request. Consists of spans, because it is used within a paragraph. */
export function RequestFacts({ view, nowMs }: RequestFactsProps) {
  const { request, distanceKm, urgentUntil, aloneUntil } = view
  return (
    <span className="block space-y-3 text-base">
      <span className="flex flex-wrap gap-2">
        <StatusPill status={request.status} />
        {request.isUrgent && isLive(request.status) && <UrgentBadge />}
        {request.isConfirmed ? (
          <Badge tone="success">
            <BadgeCheck aria-hidden />
            Contacto confirmado
          </Badge>
        ) : (
          <Badge tone="sol">
            <CircleHelp aria-hidden />
            Contacto sin confirmar
          </Badge>
        )}
      </span>
      <ChosenMark aloneUntil={aloneUntil} setAt={request.createdAt} />
      {urgentUntil && (
        <span className="block text-foreground">
          El cliente pagó para que lo contacten antes de {formatDeadline(urgentUntil, request.createdAt)}.{' '}
          <TimeLeft until={urgentUntil} />
        </span>
      )}
      <span className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4 shrink-0" />
          {request.city}, {request.state}, {formatDistance(distanceKm)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4 shrink-0" />
          <time dateTime={request.createdAt}>{formatAge(request.createdAt, nowMs)}</time>
        </span>
      </span>
    </span>
  )
}
