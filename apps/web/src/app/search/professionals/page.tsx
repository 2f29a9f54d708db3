import { codeOf, errors } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import { type SearchAnswer, type SearchQuery, searchQuery } from '@oficio/contracts/search/professionals'
import { texts } from '@oficio/contracts/texts'
import { listBookedSlots } from '@oficio/domain/advertising/banners/list-booked-slots'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { PlaceName } from '@oficio/domain/places/suggest-places'
import { listRubros } from '@oficio/domain/rubros/list-rubros'
import { nearestNames } from '@oficio/domain/search/place/nearest-names'
import { PageFrame } from '@/components/layout/page-frame'
import { AdSlot } from '@/features/advertising/showing/ad-slot'
import {
  countFilters,
  readSearchFields,
  type SearchFields,
  searchAddress,
} from '@/features/search/professionals/search-address'
import { searchFilterFacts } from '@/features/search/professionals/search-filter-facts'
import { SearchFilters } from '@/features/search/professionals/search-filters'
import { SearchResults } from '@/features/search/professionals/search-results'
import { pageParametersOf, readSearch } from '@/features/search/read-search'
import { SearchFold, summaryOf } from '@/features/search/search-fold'
import type { SuggestedTown } from '@/features/search/suggested-towns'
import { head, page } from '@/server/page'
import { searchKeptProfessionals } from '@/server/searches/kept-searches'

export const metadata = head(pages.searchProfessionals, {
  title: 'Buscar profesionales',
  description:
    'Encontrá plomeros, electricistas, gasistas y otros oficios cerca tuyo, con reseñas de trabajos hechos.',
})

export default page(pages.searchProfessionals, async ({ ctx, everyQuery }) => {
  const parameters = await everyQuery()
  const [rubros, bookedSlots, { answer, faults, meantTowns }] = await Promise.all([
    listRubros(ctx),
    listBookedSlots(ctx),
    search(ctx, parameters),
  ])
  const fields = readSearchFields(parameters)
  const isSearch = searchAddress(fields) !== paths.searchProfessionals() || 'page' in parameters
  const townName = townNameOf(answer)
  return (
    <PageFrame
      title="Buscar profesionales"
      description={!isSearch && 'Por rubro, por problema o por nombre, cerca de donde lo necesitás.'}
    >
      <div className="grid gap-5 lg:gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SearchFold
          key={searchAddress(fields)}
          isFolded={isSearch}
          summary={summaryOf([fields.query, fields.location || townName], 'Profesionales')}
          activeFilters={countFilters(fields)}
          hasFault={Object.keys(faults).length > 0}
        >
          <SearchFilters
            key={searchAddress(fields)}
            {...searchFilterFacts(fields, { rubros, faults, townName })}
            meantTowns={meantTowns.map((town) => linkTo(town, fields))}
          />
        </SearchFold>
        <div className="min-w-0 space-y-8">
          <SearchResults
            fields={fields}
            rubros={rubros}
            answer={answer}
            isTownUnknown={answer !== null && 'location' in faults}
          />
          <AdSlot slot="search_professionals" isBooked={bookedSlots.includes('search_professionals')} />
        </div>
      </div>
    </PageFrame>
  )
})

const townNameOf = (answer: SearchAnswer | null): string =>
  answer?.place ? `${answer.place.city}, ${answer.place.state}` : ''

function linkTo({ city, state }: PlaceName, fields: SearchFields): SuggestedTown {
  const location = `${city}, ${state}`
  return { location, href: searchAddress({ ...fields, location, latitude: '', longitude: '' }) }
}

const typedNames = ['query', 'location', 'latitude', 'longitude']

interface PageSearch {
  answer: SearchAnswer | null
  /** The messages by field, as shown beside the field. */
  faults: Record<string, string>
  /** Towns that the visitor may have meant by an unknown one. */
  meantTowns: readonly PlaceName[]
}

/** Searches for the page. Shows a fault beside its field and keeps everything that the visitor typed. */
async function search(
  ctx: Ctx,
  parameters: Readonly<Record<string, string | string[]>>,
): Promise<PageSearch> {
  const { query: read, faults } = readSearch(searchQuery, pageParametersOf(parameters), typedNames)
  if (!read) return { answer: null, faults, meantTowns: [] }
  // Without a distance, the page uses a larger default than the API call.
  const query = { ...read, radiusKm: read.radiusKm ?? limits.searchRadiusKmDefault }
  try {
    return { answer: await searchKeptProfessionals(ctx, visitor(), query), faults: {}, meantTowns: [] }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'no_place_near')
      return { answer: null, faults: { location: errors[code].text }, meantTowns: [] }
    if (code === 'validation_failed') return searchAnywhere(ctx, query)
    throw error
  }
}

/** The town is unknown: the page offers similar towns, and meanwhile shows the results of the rest of the search. */
async function searchAnywhere(ctx: Ctx, query: SearchQuery): Promise<PageSearch> {
  const [answer, meantTowns] = await Promise.all([
    searchKeptProfessionals(ctx, visitor(), { ...query, location: undefined }),
    nearestNames(ctx, query.location),
  ])
  return { answer, faults: { location: texts.unknownTown }, meantTowns }
}
