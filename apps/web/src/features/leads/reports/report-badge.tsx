import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { reportReasonTexts, reportStatusTexts } from '@oficio/contracts/leads/reports'
import { Flag } from 'lucide-react'
import { Badge } from '@/components/ui/badge'

/** Shows the status of a report in one word. */
export function ReportBadge({ report }: { report: NonNullable<LeadView['report']> }) {
  return (
    <Badge tone={report.status === 'pending' ? 'sol' : 'muted'} title={reportReasonTexts[report.reason]}>
      <Flag aria-hidden />
      Reporte: {reportStatusTexts[report.status].toLowerCase()}
    </Badge>
  )
}
