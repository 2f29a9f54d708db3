import type { RubroView } from '@oficio/contracts/rubros/endpoints'
import type { SearchAnswer } from '@oficio/contracts/search/professionals'
import { requestFormPath } from '@oficio/contracts/service-requests/form-path'
import { countOf } from '@oficio/contracts/text/count-of'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { formatList } from '@/lib/formats/format-list'
import { OtherSearchLinks } from '../other-search-links'
import { Pager } from '../pager'
import { ResultsHeading } from '../results-heading'
import type { SketchFacts } from '../sketch/sketch-facts'
import { SketchFold } from '../sketch/sketch-fold'
import { FoundProfessionalCard } from './found-professional-card'
import { nobodyText, nobodyTitle, soughtRubro } from './nobody-text'
import { otherSearches } from './other-searches'
import type { Need } from './result-card-facts'
import { type SearchFields, searchAddress } from './search-address'

interface SearchResultsProps {
  fields: SearchFields
  rubros: readonly RubroView[]
  /** Null if the search has invalid fields. */
  answer: SearchAnswer | null
  /** Where the professionals of this page are. Null if all of them are from one town. */
  sketch: SketchFacts | null
  /** Whether the typed town is unknown, so that the results are of the whole country. */
  isTownUnknown: boolean
}

/** The results of a search for professionals: the list and the pages, or what to do if nobody was found. */
export function SearchResults({ fields, rubros, answer, sketch, isTownUnknown }: SearchResultsProps) {
  if (!answer) return <p role="status">Corregí lo marcado y buscá de nuevo.</p>
  const { professionals, pagination, place } = answer
  const rubro = soughtRubro(rubros, fields, answer)
  const need = { rubros: rubro ? [rubro] : rubros, place }
  return (
    <section aria-label="Resultados" className="min-w-0 space-y-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <div role="status" className="min-w-0 flex-1">
          <ResultsHeading page={pagination.currentPage}>{howMany(answer)}</ResultsHeading>
          {isTownUnknown && (
            <p className="text-muted-foreground">
              De todo el país: no conocemos la localidad que escribiste, así que no buscamos cerca de ella.
            </p>
          )}
          {answer.meantRubros.length > 0 && fields.query !== '' && (
            <p className="text-muted-foreground">Buscamos en {formatList(answer.meantRubros)}.</p>
          )}
        </div>
        {sketch && <SketchFold facts={sketch} />}
      </div>
      {professionals.length > 0 ? (
        <ul className="space-y-4">
          {professionals.map((professional) => (
            <FoundProfessionalCard
              key={professional.id}
              professional={professional}
              need={need}
              isAnswer={fields.query !== ''}
            />
          ))}
        </ul>
      ) : pagination.totalCount > 0 ? (
        <EmptyState
          drawing="emptySearch"
          title="Hasta acá llegan los resultados"
          description="Con más palabras o con un lugar, los primeros son los que te sirven."
          action={
            <ButtonLink href={searchAddress(fields)} variant="outline">
              Volver al principio
            </ButtonLink>
          }
        />
      ) : (
        <NobodyFound fields={fields} rubro={rubro} need={need} answer={answer} />
      )}
      <Pager
        current={pagination.currentPage}
        total={pagination.totalPages}
        hrefOf={(page) => searchAddress(fields, page)}
      />
    </section>
  )
}

function howMany({ pagination: { totalCount, isCountCapped }, place }: SearchAnswer): string {
  const near = place ? ` cerca de ${place.city}, ${place.state}` : ''
  if (totalCount === 0) return `No encontramos a nadie${near}`
  if (isCountCapped) return `Más de ${totalCount} profesionales${near}`
  return `${countOf(totalCount, 'profesional', 'profesionales')}${near}`
}

interface NobodyFoundProps {
  fields: SearchFields
  /** The one rubro that the search is for. */
  rubro: RubroView | undefined
  need: Need
  answer: SearchAnswer
}

/** Shown if nobody matches the search: the nearest professionals, other searches, and the request form. */
function NobodyFound({ fields, rubro, need, answer }: NobodyFoundProps) {
  const { nearest, place } = answer
  const otherOffers = otherSearches(fields, answer)
  return (
    <>
      {nearest.length > 0 && (
        <section aria-label="Los más cercanos" className="space-y-4">
          <p className="text-muted-foreground">
            {nearest.length === 1
              ? 'Quien está más cerca, y hasta dónde trabaja:'
              : 'Quienes están más cerca, y hasta dónde trabajan:'}
          </p>
          <ul className="space-y-4">
            {nearest.map((professional) => (
              <FoundProfessionalCard
                key={professional.id}
                professional={professional}
                need={need}
                isOutside
              />
            ))}
          </ul>
        </section>
      )}
      <OtherSearchLinks ways={otherOffers} />
      <EmptyState
        drawing="emptySearch"
        title={nobodyTitle(fields, { rubro, place })}
        description={nobodyText(place)}
        action={
          <ButtonLink href={requestFormPath(rubro?.id, place, fields.query)}>
            Solicitar un servicio
          </ButtonLink>
        }
      />
    </>
  )
}
