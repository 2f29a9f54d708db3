import type { OwnLead } from '@oficio/contracts/leads/desk'
import { paths } from '@oficio/contracts/paths'
import { formatAge } from '@oficio/contracts/text/format-date'
import { Section } from '@/components/layout/section'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { StatusPill } from '@/components/ui/status-pill'
import { ReportBadge } from '../reports/report-badge'
import { ContactLinks } from '../taking/contact-links'

interface ClosedLeadsProps {
  leads: readonly OwnLead[]
  nowMs: number
}

/** Lists leads that were returned or whose request has ended. Offers the few actions that are still possible. */
export function ClosedLeads({ leads, nowMs }: ClosedLeadsProps) {
  if (leads.length === 0) return null
  return (
    <Section title={`Anteriores (${leads.length})`}>
      <Card asChild padding="none" className="overflow-hidden">
        <ul className="divide-y">
          {leads.map((lead) => (
            <li key={lead.id} className="space-y-3 px-5 py-4">
              <ClosedLead lead={lead} nowMs={nowMs} />
              {lead.contact && <ContactLinks contact={lead.contact} className="sm:max-w-sm" />}
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

function ClosedLead({ lead, nowMs }: { lead: OwnLead; nowMs: number }) {
  const { contact, excerpt, title, requestId, requestStatus, status, takenAt, report } = lead
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <Link
          href={paths.professionalRequest(requestId)}
          className="block py-2.5 font-semibold break-words underline-offset-4 hover:underline"
        >
          {contact ? `${contact.firstName} ${contact.lastName}` : excerpt || title}
        </Link>
        <p className="text-sm text-muted-foreground">
          {title}. Lo abriste {formatAge(takenAt, nowMs)}.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {report && status !== 'returned' && <ReportBadge report={report} />}
        {status === 'returned' ? <Badge>Devuelto</Badge> : <StatusPill status={requestStatus} />}
      </div>
    </div>
  )
}
