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
import { Container } from '@/components/layout/container'
import { AdSlot } from '@/features/advertising/showing/ad-slot'
import { AskEverybody } from '@/features/search/professionals/ask-everybody'
import { requestHref } from '@/features/search/professionals/nobody-text'
import {
  readSearchFields,
  type SearchFields,
  searchAddress,
} from '@/features/search/professionals/search-address'
import { searchFilterFacts } from '@/features/search/professionals/search-filter-facts'
import { ProfessionalSearchBar, SearchFilters } from '@/features/search/professionals/search-filters'
import { SearchResults } from '@/features/search/professionals/search-results'
import { pageParametersOf, readSearch } from '@/features/search/read-search'
import { SearchHead } from '@/features/search/search-head'
import { Sketch } from '@/features/search/sketch/sketch'
import { sketchOfTowns } from '@/features/search/sketch/sketches'
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
  const key = searchAddress(fields)
  const { bar, sheet } = searchFilterFacts(fields, {
    rubros,
    resultRubros: new Set(answer?.professionals.flatMap((professional) => professional.rubros)),
    faults,
    townName: townNameOf(answer),
  })
  const sketch = sketchOfTowns(answer?.professionals ?? [])
  return (
    <Container className="pb-16">
      <SearchHead
        title="Buscar profesionales"
        description={!isSearch && 'Por rubro, por problema o por nombre, cerca de donde lo necesitás.'}
      />
      <div className="space-y-3 pb-6">
        <ProfessionalSearchBar
          key={`words of ${key}`}
          {...bar}
          meantTowns={meantTowns.map((town) => linkTo(town, fields))}
        />
        <SearchFilters key={`filters of ${key}`} {...sheet} />
      </div>
      <div className="result-columns">
        <div className="min-w-0 space-y-8">
          <SearchResults
            fields={fields}
            rubros={rubros}
            answer={answer}
            sketch={sketch}
            isTownUnknown={answer !== null && 'location' in faults}
          />
          <AdSlot slot="search_professionals" isBooked={bookedSlots.includes('search_professionals')} />
        </div>
        <aside className="space-y-5">
          {sketch && (
            <div className="max-lg:hidden">
              <Sketch {...sketch} />
            </div>
          )}
          {/* Without results, the list itself leads to the form. */}
          {answer?.pagination.totalCount !== 0 && <AskEverybody href={requestHref(fields, rubros, answer)} />}
        </aside>
      </div>
    </Container>
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
