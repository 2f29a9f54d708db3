import type { ReportStatus } from '@oficio/contracts/leads/reports'
import { Badge } from '@/components/ui/badge'

/** More exact than the professional's texts, because an admin needs to know who returned the lead. */
const texts: Record<Exclude<ReportStatus, 'pending'>, string> = {
  returned_automatically: 'Devuelto automáticamente',
  returned_by_admin: 'Devuelto',
  refused: 'No correspondía',
}

export function DecisionBadge({ status }: { status: Exclude<ReportStatus, 'pending'> }) {
  return <Badge tone={status === 'refused' ? 'muted' : 'success'}>{texts[status]}</Badge>
}
