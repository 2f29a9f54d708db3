import type { ListPage } from '@oficio/contracts/kernel/lists/define-list'
import { paths } from '@oficio/contracts/paths'
import {
  type ReviewReportQuery,
  type ReviewReportRow,
  reviewReportList,
  reviewReportReasonTexts,
} from '@oficio/contracts/reviews/reports'
import { formatMoment } from '@oficio/contracts/text/format-date'
import { CircleCheckBig, History } from 'lucide-react'
import type { ListColumn } from '@/components/lists/list-columns'
import { ListView } from '@/components/lists/list-view'
import { OutcomeBadge } from './outcome-badge'

interface ReviewReportListProps {
  query: ReviewReportQuery
  page: ListPage<ReviewReportRow>
  exportHref: string
}

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

export function ReviewReportList({ query, page, exportHref }: ReviewReportListProps) {
  return (
    <ListView
      list={reviewReportList}
      query={query}
      page={page}
      label="Reportes de reseñas"
      columns={columns}
      keyOf={({ id }) => id}
      hrefOf={({ reviewId }) => paths.adminReview(reviewId)}
      empty={empties[query.state ?? 'pending']}
      exportHref={exportHref}
    />
  )
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
  {
    title: 'Reportada',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
  { title: 'Decisión', isPlain: true, cell: ({ outcome }) => outcome && <OutcomeBadge outcome={outcome} /> },
]
