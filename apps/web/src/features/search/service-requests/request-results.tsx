import { paths } from '@oficio/contracts/paths'
import type { FoundRequest, RequestSearchAnswer } from '@oficio/contracts/search/service-requests'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatAge } from '@oficio/contracts/text/format-date'
import { ButtonLink } from '@/components/ui/button-link'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { StatusPill } from '@/components/ui/status-pill'
import { UrgentBadge } from '@/components/ui/urgent-badge'
import { Pager } from '../pager'
import { ResultsHeading } from '../results-heading'
import { type RequestSearchFields, requestSearchAddress } from './request-address'

interface RequestResultsProps {
  fields: RequestSearchFields
  /** Null if the search has invalid fields. */
  answer: RequestSearchAnswer | null
  nowMs: number
}

/** The results of a search for service requests: the list and the pages. */
export function RequestResults({ fields, answer, nowMs }: RequestResultsProps) {
  if (!answer) return <p role="status">Corregí lo marcado y buscá de nuevo.</p>
  const { serviceRequests, pagination } = answer
  const { totalCount, isCountCapped } = pagination
  return (
    <section aria-label="Resultados" className="min-w-0 space-y-5">
      <div role="status">
        <ResultsHeading page={pagination.currentPage}>
          {isCountCapped && 'Más de '}
          {countOf(totalCount, 'solicitud', 'solicitudes')}
        </ResultsHeading>
      </div>
      {serviceRequests.length > 0 ? (
        <ul className="space-y-4">
          {serviceRequests.map((request) => (
            <RequestRow key={request.id} request={request} nowMs={nowMs} />
          ))}
        </ul>
      ) : (
        <EmptyState
          drawing="emptySearch"
          title="No encontramos ninguna solicitud"
          description="Probá con otra palabra, con más estados o con más días."
          action={
            <ButtonLink href={paths.searchServiceRequests()} variant="outline">
              Quitar filtros
            </ButtonLink>
          }
        />
      )}
      <Pager
        current={pagination.currentPage}
        total={pagination.totalPages}
        hrefOf={(page) => requestSearchAddress(fields, page)}
      />
    </section>
  )
}

/** A request with its public data. The whole card is a link to it. */
function RequestRow({ request, nowMs }: { request: FoundRequest; nowMs: number }) {
  const { id, ownTitle, description, rubroName, city, state, status, isUrgent, createdAt } = request
  return (
    <Card asChild isInteractive className="relative">
      <li className="space-y-2">
        <div className="flex flex-wrap gap-2">
          <StatusPill status={status} />
          {isUrgent && <UrgentBadge />}
        </div>
        <h3 className="line-clamp-3 text-lg wrap-anywhere">
          <Link
            href={paths.serviceRequest(id)}
            className="rounded outline-offset-4 after:absolute after:inset-0 after:rounded-card"
          >
            {ownTitle ?? description}
          </Link>
        </h3>
        {ownTitle && description && <p className="line-clamp-3 wrap-anywhere">{description}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted-foreground">
          <span>{rubroName}</span>
          <span>
            {city}, {state}
          </span>
          <time dateTime={createdAt}>{formatAge(createdAt, nowMs)}</time>
        </p>
      </li>
    </Card>
  )
}
