import type { LeadReportForAdmin } from '@oficio/contracts/leads/reports'
import { CircleCheckBig, History } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { ReportItem } from './report-item'

interface ReportListProps {
  reports: readonly LeadReportForAdmin[]
  status: 'pending' | 'decided'
  nowMs: number
  /** Returns what is shown of the account of whoever reported it. */
  accountOf: (professional: LeadReportForAdmin['professional']) => ReactNode
}

export function ReportList({ reports, status, nowMs, accountOf }: ReportListProps) {
  if (reports.length === 0) {
    return status === 'pending' ? (
      <EmptyState
        icon={CircleCheckBig}
        title="No hay reportes para decidir"
        description="Los que el cliente confirma se devuelven solos; acá llegan los demás."
      />
    ) : (
      <EmptyState
        icon={History}
        title="Todavía no se resolvió ningún reporte"
        description="Cada decisión queda acá con su motivo, quien sea que la haya tomado."
      />
    )
  }
  return (
    <ul className="grid grid-cols-1 gap-4 lg:gap-6">
      {reports.map((report) => (
        <li key={report.id} id={report.id}>
          <ReportItem report={report} nowMs={nowMs} account={accountOf(report.professional)} />
        </li>
      ))}
    </ul>
  )
}
