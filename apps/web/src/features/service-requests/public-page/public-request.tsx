import { paths } from '@oficio/contracts/paths'
import { isLive, type ServiceRequestView } from '@oficio/contracts/service-requests/shapes'
import { LockKeyhole, MapPin, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'

interface PublicRequestProps {
  request: ServiceRequestView
  /** The part that depends on the visitor. The browser fills it in. */
  visitorPart: ReactNode
}

/** The public data of a request: without name, phone, mail, street and photos. */
export function PublicRequest({ request, visitorPart }: PublicRequestProps) {
  const { title, description, rubroId, rubroName, city, state, status, isUrgent, createdAt } = request
  return (
    <PageFrame
      above={
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground">
          <StatusPill status={status} />
          {isUrgent && isLive(status) && <UrgentBadge />}
          <span>
            Pedida <RelativeTime article="el " iso={createdAt} />
          </span>
        </p>
      }
      title={title}
      description={
        <span className="flex flex-wrap gap-x-5 gap-y-1">
          <span className="inline-flex items-center gap-2">
            <Tag aria-hidden className="size-5 text-primary" />
            {rubroName}
          </span>
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden className="size-5 text-primary" />
            {city}, {state}
          </span>
        </span>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10">
        <div className="space-y-6">
          <Card>
            <h2 className="text-xl">Qué necesita</h2>
            <p className="mt-3 max-w-[68ch] break-words whitespace-pre-line">
              {description || 'La descripción ya se borró, porque pasó un tiempo desde que se cerró.'}
            </p>
          </Card>
          <p className="flex gap-3 text-sm text-muted-foreground">
            <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
            Los datos de contacto, la dirección y las fotos no son públicos.
          </p>
        </div>
        <div className="space-y-6">
          {visitorPart}
          <Card className="space-y-3">
            <h2 className="text-xl">¿Necesitás algo parecido?</h2>
            <p className="text-muted-foreground">
              Contanos qué te hace falta y te contactan profesionales de tu zona.
            </p>
            <ButtonLink href={paths.serviceRequestForm(rubroId)} variant="outline" block>
              Solicitar un servicio
            </ButtonLink>
          </Card>
        </div>
      </div>
    </PageFrame>
  )
}
