import { tierNames } from '@oficio/contracts/businesses/plans'
import type { BusinessSearchAnswer, BusinessSearchQuery } from '@oficio/contracts/search/businesses'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import type { MapTiles } from '@/features/places/reach-map'
import { formatList } from '@/lib/formats/format-list'
import { Pager } from '../pager'
import { ResultsHeading } from '../results-heading'
import { sketchOfBusinesses } from '../sketch/sketches'
import { type BusinessSearchFields, businessSearchAddress } from './business-address'
import { resultsText } from './count-text'
import { FeaturedBusinesses } from './featured-businesses'
import { featuredFacts } from './featured-facts'
import { FoundBusinessCard } from './found-business-card'
import { NothingFound } from './nothing-found'
import { ResultsMap } from './results-map'
import { sortChoices } from './sort-choices'
import { SortLinks } from './sort-links'

interface BusinessResultsProps {
  fields: BusinessSearchFields
  /** Null if the search has invalid fields. */
  answer: BusinessSearchAnswer | null
  /** The query that was answered. The map uses it too. */
  answeredQuery: BusinessSearchQuery | null
  /** Whether the typed town is unknown, so that the results are of the whole country. */
  isTownUnknown: boolean
  /** Null if no map tiles are configured; the map then shows only points. */
  tiles: MapTiles | null
}

/** The results of a search for businesses: featured businesses, the list, the map and the pages. */
export function BusinessResults({
  fields,
  answer,
  answeredQuery,
  isTownUnknown,
  tiles,
}: BusinessResultsProps) {
  if (!answer || !answeredQuery) return <p role="status">Corregí lo marcado y buscá de nuevo.</p>
  const { businesses, pagination, meantCategories, place } = answer
  const key = businessSearchAddress(fields)
  const preview = sketchOfBusinesses(businesses)
  return (
    <div className="result-columns">
      <div className="min-w-0 space-y-4 sm:space-y-6">
        <FeaturedBusinesses featured={answer.featured.map(featuredFacts)} badge={tierNames.featured} />
        <section aria-label="Resultados" className="space-y-3 sm:space-y-5">
          <div role="status">
            <ResultsHeading page={pagination.currentPage}>{resultsText(answer)}</ResultsHeading>
            {place && (
              <p className="text-muted-foreground">
                {fields.radiusKm || fields.latitude ? 'Cerca de' : 'En'} {place.city}, {place.state}.
              </p>
            )}
            <IgnoredTags tags={answer.ignoredTags} />
            {isTownUnknown && (
              <p className="text-muted-foreground">
                De todo el país: no conocemos la localidad que escribiste, así que no buscamos en ella.
              </p>
            )}
            {fields.sort === 'distance' && !place && (
              <p className="text-muted-foreground">
                Para ordenar por distancia, decinos una ciudad o usá tu ubicación.
              </p>
            )}
            {meantCategories.length > 0 && (
              <p className="text-muted-foreground">Lo tomamos por {formatList(meantCategories)}.</p>
            )}
          </div>
          {businesses.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-x-5">
              {businesses.length > 1 && <SortLinks key={fields.sort} {...sortChoices(fields)} />}
              <div className="lg:hidden">
                <ResultsMap key={key} answeredQuery={answeredQuery} tiles={tiles} />
              </div>
            </div>
          )}
          {businesses.length > 0 ? (
            <ul className="space-y-4">
              {businesses.map((business) => (
                <FoundBusinessCard key={business.id} business={business} />
              ))}
            </ul>
          ) : pagination.totalCount > 0 ? (
            <EmptyState
              drawing="emptySearch"
              title="Hasta acá llegan los resultados"
              description="Esta búsqueda tiene menos páginas."
              action={
                <ButtonLink href={businessSearchAddress(fields)} variant="outline">
                  Volver al principio
                </ButtonLink>
              }
            />
          ) : (
            <NothingFound fields={fields} answer={answer} />
          )}
          <Pager
            current={pagination.currentPage}
            total={pagination.totalPages}
            hrefOf={(page) => businessSearchAddress(fields, page)}
          />
        </section>
      </div>
      {preview && (
        <aside className="space-y-3 max-lg:hidden">
          <ResultsMap key={key} preview={preview} answeredQuery={answeredQuery} tiles={tiles} />
        </aside>
      )}
    </div>
  )
}

/** Names the tags of the search that do not exist and were ignored. */
function IgnoredTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <p className="text-muted-foreground">
      No conocemos {formatList(tags.map((tag) => `«${tag}»`))} entre lo que ofrecen los negocios, así que no
      lo tuvimos en cuenta.
    </p>
  )
}
