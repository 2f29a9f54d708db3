import type { LeadForClient } from '@oficio/contracts/service-requests/shapes'
import { Check, PhoneCall } from 'lucide-react'
import { Avatar } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink, textLink } from '@/components/ui/link-classes'
import { Rating } from '@/components/ui/rating'
import { ReachLinks } from '@/components/ui/reach-links'
import { RelativeTime } from '@/components/ui/relative-time'
import { cn } from '@/lib/cn'
import { ChooseButton } from '../lifecycle/choose-button'

interface LeadCardProps {
  lead: LeadForClient
  requestId: string
  token: string
  canChoose: boolean
}

/** A card for a professional who opened the contact data: who they are, when they did, and how to reach them. */
export function LeadCard({ lead, requestId, token, canChoose }: LeadCardProps) {
  const { professionalName, companyName, phone, avgRating, reviewCount } = lead
  // The name of the public page, so that a client recognizes whom they saw in the search.
  const name = companyName ?? professionalName
  const isReturned = lead.status === 'returned'
  return (
    <Card asChild className={cn(lead.isChosen && 'border-2 border-primary', isReturned && 'bg-background')}>
      <li>
        <div className="flex items-start gap-4 tiny:flex-col">
          <Avatar seed={lead.professionalId} src={lead.profilePhotoUrl} size="xl" />
          <div className="min-w-0 flex-1">
            <LeadBadge lead={lead} />
            <h3 className="text-lg break-words">
              {lead.profilePath ? (
                <Link href={lead.profilePath} className={quietLink}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </h3>
            {companyName && <p className="text-muted-foreground">{professionalName}</p>}
            <p className="text-sm wrap-anywhere text-muted-foreground">{lead.rubros.join(', ')}</p>
            <Rating value={reviewCount > 0 ? avgRating : null} count={reviewCount} />
          </div>
        </div>
        {lead.about && <p className="mt-3 line-clamp-2 wrap-anywhere">{lead.about}</p>}
        {lead.profilePath && (
          <Link href={lead.profilePath} className={textLink}>
            {reviewCount > 0 ? 'Ver su perfil y sus reseñas' : 'Ver su perfil'}
          </Link>
        )}
        <p className="mt-3 text-sm text-muted-foreground">
          Vio tu solicitud <RelativeTime article="el " iso={lead.takenAt} />
          {lead.contactedAt && (
            <>
              {' '}
              y te contactó <RelativeTime article="el " iso={lead.contactedAt} />
            </>
          )}
          .{isReturned && ' Devolvió el contacto y ya no ve tu teléfono.'}
        </p>
        {!isReturned && (
          <>
            <p className="mt-3 font-semibold tabular-nums">{phone}</p>
            <ReachLinks
              name={professionalName}
              whatsappUrl={lead.whatsappUrl}
              callUrl={lead.callUrl}
              className="mt-2 sm:max-w-md"
            />
            {canChoose && (
              <ChooseButton requestId={requestId} leadId={lead.id} name={professionalName} token={token} />
            )}
          </>
        )}
      </li>
    </Card>
  )
}

function LeadBadge({ lead }: { lead: LeadForClient }) {
  if (lead.status === 'returned') return <Badge>Devuelto</Badge>
  if (lead.isChosen) {
    return (
      <Badge tone="solid">
        <Check aria-hidden />
        Elegido
      </Badge>
    )
  }
  if (!lead.contactedAt) return null
  return (
    <Badge tone="success">
      <PhoneCall aria-hidden />
      Contactó
    </Badge>
  )
}
