import { paths } from '@oficio/contracts/paths'
import type { RequestCard } from '@oficio/domain/professionals/request-cards'
import { BadgeCheck, CircleHelp, Clock, MapPin, Undo2, UserRoundCheck } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { PlacesMeter } from '@/components/ui/places-meter'
import { TimeLeft } from '@/components/ui/time-left'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { formatAge, formatDeadline } from '@/lib/format-date'
import { formatDistance } from '@/lib/format-distance'
import { RequestThumb } from './request-thumb'

interface RequestItemProps {
  request: RequestCard
  nowMs: number
}

/** One matching request of the list; the whole card leads to it. */
export function RequestItem({ request, nowMs }: RequestItemProps) {
  const { id, title, excerpt, city, distanceKm, createdAt, places } = request
  return (
    <Card asChild isInteractive padding="none" className="relative">
      <article className="p-4 md:p-5">
        <div className="flex gap-4 md:gap-5">
          <RequestThumb
            url={request.thumbUrl}
            photoCount={request.photoCount}
            rubroIcon={request.rubroIcon}
          />
          <div className="min-w-0 flex-1 space-y-1.5">
            {request.isUrgent && <UrgentMark until={request.urgentUntil} setAt={createdAt} />}
            <h3 className="text-lg md:text-xl">
              <Link
                href={paths.professionalRequest(id)}
                className="rounded outline-offset-4 after:absolute after:inset-0 after:rounded-card"
              >
                {title}
              </Link>
            </h3>
            <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted-foreground">
              <span className="inline-flex items-center gap-1.5">
                <MapPin aria-hidden className="size-4 shrink-0" />
                {city}, {formatDistance(distanceKm)}
              </span>
              <span className="inline-flex items-center gap-1.5">
                <Clock aria-hidden className="size-4 shrink-0" />
                <time dateTime={createdAt}>{formatAge(createdAt, nowMs)}</time>
              </span>
            </p>
            <p className="line-clamp-2 hidden md:[display:-webkit-box]">{excerpt}</p>
          </div>
        </div>
        <p className="mt-3 line-clamp-3 md:hidden">{excerpt}</p>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
          <PlacesMeter taken={places.taken} total={places.total} />
          <ContactBadge request={request} />
        </div>
      </article>
    </Card>
  )
}

/** The client paid to be contacted at once, and until when. */
function UrgentMark({ until, setAt }: { until: string | null; setAt: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
      <UrgentBadge />
      {until && (
        <span>
          Espera hasta {formatDeadline(until, setAt)}. <TimeLeft until={until} />
        </span>
      )}
    </p>
  )
}

/** What the reader has with this client; before that, whether the client confirmed. */
function ContactBadge({ request: { lead, isConfirmed } }: { request: RequestCard }) {
  if (lead === 'active') {
    return (
      <Badge tone="solid">
        <UserRoundCheck aria-hidden />
        Ya tenés el contacto
      </Badge>
    )
  }
  if (lead === 'returned') {
    return (
      <Badge>
        <Undo2 aria-hidden />
        Contacto devuelto
      </Badge>
    )
  }
  return isConfirmed ? (
    <Badge tone="success">
      <BadgeCheck aria-hidden />
      Contacto confirmado
    </Badge>
  ) : (
    <Badge tone="sol">
      <CircleHelp aria-hidden />
      Contacto sin confirmar
    </Badge>
  )
}
