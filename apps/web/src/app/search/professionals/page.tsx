import { codeOf, errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { type SearchAnswer, type SearchQuery, searchQuery } from '@oficio/contracts/search/professionals'
import { texts } from '@oficio/contracts/texts'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { PlaceName } from '@oficio/domain/places/suggest-places'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { nearestNames } from '@oficio/domain/search/place/nearest-names'
import { searchProfessionals } from '@oficio/domain/search/professionals/search-professionals'
import { PageFrame } from '@/components/layout/page-frame'
import { AdSlot } from '@/features/advertising/showing/ad-slot'
import { countFilters, readAsked, searchAddress } from '@/features/search/professionals/search-address'
import { SearchFilters } from '@/features/search/professionals/search-filters'
import { SearchResults } from '@/features/search/professionals/search-results'
import { asOfPage, readSearch } from '@/features/search/read-search'
import { SearchFold, summaryOf } from '@/features/search/search-fold'
import { head, page } from '@/server/page'

export const metadata = head(pages.searchProfessionals, {
  title: 'Buscar profesionales',
  description:
    'Encontrá plomeros, electricistas, gasistas y otros oficios cerca tuyo, con reseñas de trabajos hechos.',
})

export default page(pages.searchProfessionals, async ({ ctx, everyQuery }) => {
  const given = await everyQuery()
  const [rubros, { answer, faults, meant }] = await Promise.all([listRubros(ctx), search(ctx, given)])
  const asked = readAsked(given)
  const isSearch = searchAddress(asked) !== paths.searchProfessionals() || 'page' in given
  const townName = townNameOf(answer)
  return (
    <PageFrame
      title="Buscar profesionales"
      description={!isSearch && 'Por rubro, por problema o por nombre, cerca de donde lo necesitás.'}
    >
      <div className="grid gap-5 lg:gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SearchFold
          key={searchAddress(asked)}
          isFolded={isSearch}
          summary={summaryOf([asked.query, asked.location || townName], 'Profesionales')}
          activeFilters={countFilters(asked)}
          hasFault={Object.keys(faults).length > 0}
        >
          <SearchFilters
            asked={asked}
            rubros={rubros}
            faults={faults}
            townName={townName}
            meantTowns={meant}
          />
        </SearchFold>
        <div className="min-w-0 space-y-8">
          <SearchResults
            asked={asked}
            rubros={rubros}
            answer={answer}
            isTownUnknown={answer !== null && 'location' in faults}
          />
          <AdSlot slot="search_professionals" />
        </div>
      </div>
    </PageFrame>
  )
})

const townNameOf = (answer: SearchAnswer | null): string =>
  answer?.place ? `${answer.place.city}, ${answer.place.state}` : ''

const typed = ['query', 'location', 'latitude', 'longitude']

interface Searched {
  answer: SearchAnswer | null
  /** By field, in the words that stand beside it. */
  faults: Record<string, string>
  /** Which towns somebody may have meant by one that nobody knows. */
  meant: readonly PlaceName[]
}

/** What an address asks for wrongly is said beside the field, and nothing that was typed is lost. */
async function search(ctx: Ctx, given: Readonly<Record<string, string | string[]>>): Promise<Searched> {
  const { query: read, faults } = readSearch(searchQuery, asOfPage(given), typed)
  if (!read) return { answer: null, faults, meant: [] }
  // The page looks farther than a call of the API that names no distance.
  const query = { ...read, radiusKm: read.radiusKm ?? limits.searchRadiusKmDefault }
  try {
    return { answer: await searchProfessionals(ctx, visitor(), query), faults: {}, meant: [] }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'no_place_near') return { answer: null, faults: { location: errors[code].text }, meant: [] }
    if (code === 'validation_failed') return searchAnywhere(ctx, query)
    throw error
  }
}

/** Nobody knows the town: what it may have been is offered, and meanwhile whoever answers the rest of the search is shown. */
async function searchAnywhere(ctx: Ctx, query: SearchQuery): Promise<Searched> {
  const [answer, meant] = await Promise.all([
    searchProfessionals(ctx, visitor(), { ...query, location: undefined }),
    nearestNames(ctx, query.location),
  ])
  return { answer, faults: { location: texts.unknownTown }, meant }
}
