import { isWaiting, type TrackingView } from '@oficio/contracts/service-requests/shapes'
import { UserRoundSearch } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { mayChooseOnCard, type NextStep } from '../lifecycle/next-step'
import { emptyText } from './empty-text'
import { LeadCard } from './lead-card'

interface LeadListProps {
  tracking: TrackingView
  token: string
  step: NextStep
}

/** Lists the professionals who opened the contact data, oldest first. */
export function LeadList({ tracking, token, step }: LeadListProps) {
  const { request, leads } = tracking
  const isOpen = isWaiting(request.status)
  if (leads.length === 0) {
    return (
      <Card className="flex gap-4">
        <UserRoundSearch aria-hidden className="mt-0.5 size-7 shrink-0 text-primary" strokeWidth={1.75} />
        <div className="min-w-0">
          <p className="font-semibold">
            {isOpen ? 'Todavía nadie vio tu solicitud' : 'Nadie vio tu solicitud'}
          </p>
          {isOpen && <p className="mt-0.5 text-muted-foreground">{emptyText(tracking, step)}</p>}
        </div>
      </Card>
    )
  }
  return (
    <ul className="space-y-3">
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={lead}
          requestId={request.id}
          token={token}
          canChoose={mayChooseOnCard(tracking, step)}
        />
      ))}
    </ul>
  )
}
