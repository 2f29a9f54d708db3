import type { RequestCard } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { formatAge, formatDeadline } from '@oficio/contracts/text/format-date'
import { formatDistance } from '@oficio/contracts/text/format-distance'
import { BadgeCheck, CircleHelp, Undo2, UserRoundCheck } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { PhotoThumb } from '@/components/ui/photo-thumb'
import { SeatsMeter } from '@/components/ui/seats-meter'
import { TimeLeft } from '@/components/ui/time-left'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { cn } from '@/lib/cn'
import { ChosenMark } from './chosen-mark'

interface RequestItemProps {
  request: RequestCard
  nowMs: number
}

/** A card for one matching request of the list, in the client's words. The whole card is a link. */
export function RequestItem({ request, nowMs }: RequestItemProps) {
  const { id, ownTitle, excerpt, thumbUrl, photoCount, seats } = request
  const isLong = ownTitle !== null || excerpt.length > 60
  return (
    <Card asChild isInteractive padding="none" className="relative">
      <article className="space-y-3 p-4 md:p-5">
        {request.isUrgent && <UrgentMark until={request.urgentUntil} setAt={request.createdAt} />}
        <ChosenMark aloneUntil={request.aloneUntil} setAt={request.createdAt} />
        <div className="flex gap-4 md:gap-5">
          <div className="min-w-0 flex-1 space-y-1.5">
            <h3 className={cn('line-clamp-3 break-words', isLong ? 'text-lg' : 'text-xl')}>
              <Link
                href={paths.professionalRequest(id)}
                className="rounded outline-offset-4 after:absolute after:inset-0 after:rounded-card"
              >
                {ownTitle ?? excerpt}
              </Link>
            </h3>
            {ownTitle && excerpt && <p className="line-clamp-2 break-words">{excerpt}</p>}
          </div>
          {thumbUrl && <PhotoThumb url={thumbUrl} photoCount={photoCount} />}
        </div>
        <Facts request={request} nowMs={nowMs} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-3">
          <SeatsMeter takenCount={seats.takenCount} total={seats.total} />
          <ContactBadge request={request} />
        </div>
      </article>
    </Card>
  )
}

function Facts({ request: { rubroName, city, distanceKm, createdAt }, nowMs }: RequestItemProps) {
  return (
    <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
      <span>{rubroName}</span>
      <span>
        {city}, {formatDistance(distanceKm)}
      </span>
      <time dateTime={createdAt}>{formatAge(createdAt, nowMs)}</time>
    </p>
  )
}

/** Marks a paid urgent request, with the end of the promised time. */
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

/** Shows the professional's lead of this request; without a lead, whether the client confirmed the request. */
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
