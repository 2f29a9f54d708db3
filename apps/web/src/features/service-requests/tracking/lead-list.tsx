import type { TrackingView } from '@oficio/contracts/service-requests/shapes'
import { UserRoundSearch } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LeadCard } from './lead-card'

interface LeadListProps {
  tracking: TrackingView
  token: string
}

/** Who opened the contact data, in the order in which they did. */
export function LeadList({ tracking, token }: LeadListProps) {
  const { request, leads, notifiedProfessionals } = tracking
  const canChoose = request.status === 'pending' || request.status === 'open'
  if (leads.length === 0) {
    return (
      <EmptyState
        icon={UserRoundSearch}
        title={canChoose ? 'Todavía nadie abrió tus datos' : 'Nadie abrió tus datos'}
        description={
          canChoose ? emptyText(notifiedProfessionals, request.rubroName, request.city) : undefined
        }
        className="py-10"
      />
    )
  }
  return (
    <ul className="space-y-3">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} requestId={request.id} token={token} canChoose={canChoose} />
      ))}
    </ul>
  )
}

function emptyText(notified: number, rubroName: string, city: string): string {
  if (notified === 0) return `Estamos buscando profesionales de ${rubroName} que lleguen a ${city}.`
  return 'Apenas un profesional lo haga, vas a ver acá quién es y cómo llamarlo.'
}
