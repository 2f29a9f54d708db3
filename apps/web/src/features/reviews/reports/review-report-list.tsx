import { paths } from '@oficio/contracts/paths'
import {
  type ReviewReportRow,
  reviewReportList,
  reviewReportReasonTexts,
} from '@oficio/contracts/reviews/reports'
import { CircleCheckBig, History } from 'lucide-react'
import { createdColumn, type ListColumn } from '@/components/lists/list-columns'
import type { ListLook } from '@/components/lists/list-view'
import { OutcomeBadge } from './outcome-badge'

const empties = {
  pending: {
    icon: CircleCheckBig,
    title: 'No hay reseñas para decidir',
    description: 'Cuando alguien reporte una, aparece acá.',
  },
  decided: {
    icon: History,
    title: 'Todavía no se resolvió ningún reporte',
    description: 'Cada decisión queda acá con su motivo.',
  },
}

const columns: ListColumn<ReviewReportRow>[] = [
  { title: 'Motivo', cell: ({ reason }) => reviewReportReasonTexts[reason] },
  { title: 'Sobre', cell: ({ reviewedName }) => reviewedName },
  {
    title: 'Reseña',
    cell: ({ rating, excerpt }) => (excerpt ? `${rating} de 5: ${excerpt}` : `${rating} de 5`),
  },
  {
    title: 'Reportó',
    cell: ({ reporterName, isByReviewed, kind }) =>
      isByReviewed
        ? `${reporterName} (${kind === 'professional' ? 'es su trabajo' : 'es su negocio'})`
        : reporterName,
  },
  createdColumn('Reportada'),
  { title: 'Decisión', isPlain: true, cell: ({ outcome }) => outcome && <OutcomeBadge outcome={outcome} /> },
]

/** The list of reported reviews, open or decided. */
export const reviewReportLook: ListLook<typeof reviewReportList, ReviewReportRow> = {
  list: reviewReportList,
  label: 'Reportes de reseñas',
  columns,
  keyOf: ({ id }) => id,
  hrefOf: ({ reviewId }) => paths.adminReview(reviewId),
  empty: ({ state }) => empties[state ?? 'pending'],
}
