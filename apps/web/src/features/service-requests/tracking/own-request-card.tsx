import { paths } from '@oficio/contracts/paths'
import type { OwnRequest } from '@oficio/contracts/service-requests/own-request'
import { isLive, isWaiting } from '@oficio/contracts/service-requests/shapes'
import { formatDay, formatDeadline } from '@oficio/contracts/text/format-date'
import { ChevronRight } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { PhotoThumb } from '@/components/ui/photo-thumb'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'

/** A card for one request of the account. The whole card is a link to its tracking page. */
export function OwnRequestCard({ request }: { request: OwnRequest }) {
  const {
    title,
    excerpt,
    thumbUrl,
    photoCount,
    status,
    createdAt,
    expiresAt,
    leadCount,
    isConfirmed,
    isUrgent,
    urgentUntil,
  } = request
  const waits = isWaiting(status)
  return (
    <Card asChild isInteractive className="relative">
      <li className="flex items-center gap-4">
        <div className="min-w-0 flex-1 space-y-2">
          <p className="flex flex-wrap items-center gap-2">
            <StatusPill status={status} isForClient isSeen={leadCount > 0} />
            {isUrgent && isLive(status) && <UrgentBadge />}
            {isLive(status) && !isConfirmed && <Badge tone="sol">Falta confirmar</Badge>}
            <RelativeTime iso={createdAt} className="text-sm text-muted-foreground" />
          </p>
          <h2 className="line-clamp-3 text-xl break-words">
            <Link
              href={paths.tracking(request.trackingToken)}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {excerpt || title}
            </Link>
          </h2>
          {urgentUntil && (
            <p className="text-sm">
              Si nadie te contacta antes de {formatDeadline(urgentUntil, createdAt)}, te devolvemos la tarifa.
            </p>
          )}
          <p className="text-sm text-muted-foreground">
            {excerpt && `${title} · `}
            {leadText(leadCount, isLive(status))}
            {waits && `. Vence el ${formatDay(expiresAt)}`}.
          </p>
        </div>
        {thumbUrl && <PhotoThumb url={thumbUrl} photoCount={photoCount} />}
        <ChevronRight aria-hidden className="size-5 shrink-0 text-primary max-sm:hidden" />
      </li>
    </Card>
  )
}

function leadText(count: number, live: boolean): string {
  if (count === 0) return live ? 'Nadie vio tu solicitud todavía' : 'Nadie vio tu solicitud'
  return count === 1 ? '1 profesional vio tu solicitud' : `${count} profesionales vieron tu solicitud`
}
