import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import {
  type LeadReportForAdmin,
  type LeadReportQuery,
  leadReportList,
  reportAnswerTexts,
  reportReasonTexts,
} from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig, History } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { DecisionBadge } from './decision-badge'

interface ReportListProps {
  query: LeadReportQuery
  page: ListPage<LeadReportForAdmin>
  exportHref: string
}

const empties = {
  pending: {
    icon: CircleCheckBig,
    title: 'No hay reportes para decidir',
    description: 'Los que el cliente confirma se devuelven solos; acá llegan los demás.',
  },
  decided: {
    icon: History,
    title: 'Todavía no se resolvió ningún reporte',
    description: 'Cada decisión queda acá con su motivo, quien sea que la haya tomado.',
  },
}

export function ReportList({ query, page, exportHref }: ReportListProps) {
  return (
    <ListView
      list={leadReportList}
      query={query}
      page={page}
      label="Reportes"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => paths.adminLeadReport(id)}
      empty={empties[query.state ?? 'pending']}
      exportHref={exportHref}
    />
  )
}

const columns: ListColumn<LeadReportForAdmin>[] = [
  { title: 'Motivo', cell: ({ reason }) => reportReasonTexts[reason] },
  { title: 'Profesional', cell: ({ professional }) => professional.name },
  { title: 'Solicitud', cell: ({ requestTitle }) => requestTitle },
  {
    title: 'Respuesta del cliente',
    cell: ({ answer }) => (answer ? reportAnswerTexts[answer] : 'No respondió'),
  },
  {
    title: 'Reportado',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  {
    title: 'Decisión',
    isPlain: true,
    cell: ({ status }) => status !== 'pending' && <DecisionBadge status={status} />,
  },
]
