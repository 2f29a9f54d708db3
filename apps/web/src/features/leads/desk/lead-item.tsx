import type { OwnLead } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { formatAge } from '@oficio/contracts/text/format-date'
import { CircleCheck } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { quietLink } from '@/components/ui/link-classes'
import { StatusPill } from '@/components/ui/status-pill'
import { ReportBadge } from '../reports/report-badge'
import { ContactLinks } from '../taking/contact-links'
import { MarkContactedButton } from '../work/mark-contacted-button'

interface LeadItemProps {
  lead: OwnLead
  nowMs: number
}

/** A card for one lead in progress: client, status, and the links to call or write to the client. */
export function LeadItem({ lead, nowMs }: LeadItemProps) {
  const { contact, contactedAt, report, excerpt, title } = lead
  const name = contact ? `${contact.firstName} ${contact.lastName}` : title
  return (
    <Card asChild padding="none">
      <article className="space-y-4 p-4 md:p-5">
        <div className="space-y-1.5">
          <div className="flex items-start justify-between gap-3 tiny:flex-wrap">
            <h3 className="min-w-0 text-lg break-words">{name}</h3>
            <StatusPill status={lead.requestStatus} />
          </div>
          {excerpt && <p className="line-clamp-2 break-words">«{excerpt}»</p>}
          <p className="text-sm text-muted-foreground">
            {title}. Lo abriste {formatAge(lead.takenAt, nowMs)}.
          </p>
          {report && <ReportBadge report={report} />}
        </div>
        {contact && <ContactLinks contact={contact} />}
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {contactedAt ? (
            <p className="flex items-center gap-1.5 text-sm font-medium text-success">
              <CircleCheck aria-hidden className="size-5" />
              Contactado {formatAge(contactedAt, nowMs)}
            </p>
          ) : (
            contact && <MarkContactedButton leadId={lead.id} firstName={contact.firstName} />
          )}
          <Link
            href={paths.professionalRequest(lead.requestId)}
            aria-label={`Ver la solicitud de ${name}`}
            className={quietLink}
          >
            Ver la solicitud
          </Link>
        </div>
      </article>
    </Card>
  )
}
