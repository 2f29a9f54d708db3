import type { ReportStatus } from '@oficio/contracts/leads/reports'
import { Badge } from '@/components/ui/badge'

/** More exact than what the professional reads: an admin wants to know who gave it back. */
const texts: Record<Exclude<ReportStatus, 'pending'>, string> = {
  returned_automatically: 'Devuelto automáticamente',
  returned_by_admin: 'Devuelto',
  refused: 'No correspondía',
}

export function DecisionBadge({ status }: { status: Exclude<ReportStatus, 'pending'> }) {
  return <Badge tone={status === 'refused' ? 'muted' : 'success'}>{texts[status]}</Badge>
}
