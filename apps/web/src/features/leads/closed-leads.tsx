import { paths } from '@oficio/contracts/paths'
import type { PortalLead } from '@oficio/domain/professionals/get-portal'
import { ChevronDown } from 'lucide-react'
import Link from 'next/link'
import { Badge } from '@/components/ui/badge'
import { Card } from '@/components/ui/card'
import { StatusPill } from '@/components/ui/status-pill'
import { formatAge } from '@/lib/format-date'

interface ClosedLeadsProps {
  leads: readonly PortalLead[]
  nowMs: number
}

/** Leads whose request ended or that were given back: folded, since there is nothing left to do. */
export function ClosedLeads({ leads, nowMs }: ClosedLeadsProps) {
  return (
    <Card asChild padding="none">
      <details className="group">
        <summary className="flex min-h-14 items-center justify-between gap-4 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          Contactos cerrados ({leads.length})
          <ChevronDown
            aria-hidden
            className="size-5 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y border-t">
          {leads.map((lead) => (
            <li key={lead.id}>
              <Link
                href={paths.professionalRequest(lead.requestId)}
                className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="block truncate">{lead.title}</span>
                  <span className="block text-sm text-muted-foreground">
                    {lead.city}, {formatAge(lead.takenAt, nowMs)}
                  </span>
                </span>
                {lead.status === 'returned' ? (
                  <Badge>Devuelto</Badge>
                ) : (
                  <StatusPill status={lead.requestStatus} />
                )}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  )
}
