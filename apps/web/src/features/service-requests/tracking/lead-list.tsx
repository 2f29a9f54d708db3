import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { UserRoundSearch } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { LeadCard } from './lead-card'

interface LeadListProps {
  tracking: TrackingView
  token: string
}

/** Who opened the contact data, in the order in which they did. */
export function LeadList({ tracking, token }: LeadListProps) {
  const { request, leads, notifiedProfessionals } = tracking
  const isOpen = request.status === 'pending' || request.status === 'open'
  if (leads.length === 0) {
    return (
      <Card className="flex gap-4">
        <UserRoundSearch aria-hidden className="mt-0.5 size-7 shrink-0 text-primary" strokeWidth={1.75} />
        <div className="min-w-0">
          <p className="font-semibold">
            {isOpen ? 'Todavía nadie abrió tus datos' : 'Nadie abrió tus datos'}
          </p>
          {isOpen && (
            <p className="mt-0.5 text-muted-foreground">
              {emptyText(notifiedProfessionals, request.rubroName, request.city)}
            </p>
          )}
        </div>
      </Card>
    )
  }
  return (
    <ul className="space-y-3">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} requestId={request.id} token={token} canChoose={isOpen} />
      ))}
    </ul>
  )
}

function emptyText(notified: number, rubroName: string, city: string): string {
  if (notified === 0) return `Estamos buscando profesionales de ${rubroName} que lleguen a ${city}.`
  return 'No tenés que hacer nada: apenas alguien lo haga te avisamos por email, y acá vas a ver quién es y cómo llamarlo.'
}
