import {
  type LeadReportForAdmin,
  leadReportList,
  reportAnswerTexts,
  reportReasonTexts,
} from '@oficio/contracts/leads/reports'
import { paths } from '@oficio/contracts/paths'
import { CircleCheckBig, History } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { DecisionBadge } from './decision-badge'

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

const columns: ListColumn<LeadReportForAdmin>[] = [
  { title: 'Motivo', cell: ({ reason }) => reportReasonTexts[reason] },
  { title: 'Profesional', cell: ({ professional }) => professional.name },
  { title: 'Solicitud', cell: ({ requestTitle }) => requestTitle },
  {
    title: 'Respuesta del cliente',
    cell: ({ answer }) => (answer ? reportAnswerTexts[answer] : 'No respondió'),
  },
  createdColumn('Reportado'),
  {
    title: 'Decisión',
    isPlain: true,
    cell: ({ status }) => status !== 'pending' && <DecisionBadge status={status} />,
  },
]

/** How the admins' list of lead reports looks: its columns, links and texts. */
export const leadReportLook: ListLook<typeof leadReportList, LeadReportForAdmin> = {
  list: leadReportList,
  label: 'Reportes',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => paths.adminLeadReport(id),
  empty: ({ state }) => empties[state ?? 'pending'],
}
