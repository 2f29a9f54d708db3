import {
  type LeadReportForAdmin,
  reportAnswerTexts,
  reportReasonTexts,
} from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { formatAge } from '@oficio/contracts/text/format-date'
import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'

interface PendingReportsProps {
  reports: readonly LeadReportForAdmin[]
  nowMs: number
}

/** The reported leads that wait for a decision, the oldest first, as the panel's first screen shows them; nothing while there is none. */
export function PendingReports({ reports, nowMs }: PendingReportsProps) {
  if (reports.length === 0) return null
  return (
    <Section
      title={`Reportes (${reports.length})`}
      actions={
        <Button asChild variant="outline">
          <Link href={paths.adminLeadReports()}>Decidir</Link>
        </Button>
      }
    >
      <Card asChild padding="none" className="overflow-hidden">
        <ul className="divide-y">
          {reports.map((report) => (
            <li key={report.id}>
              <Link
                href={`${paths.adminLeadReports()}#${report.id}`}
                className="flex items-center justify-between gap-4 px-5 py-4 transition-colors hover:bg-muted focus-visible:-outline-offset-2"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{reportReasonTexts[report.reason]}</span>
                  <span className="block text-sm text-muted-foreground">
                    {report.professional.name}, {formatAge(report.createdAt, nowMs)}.{' '}
                    {report.answer
                      ? `El cliente respondió: ${reportAnswerTexts[report.answer].toLowerCase()}`
                      : 'El cliente no respondió'}
                  </span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted-foreground" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
