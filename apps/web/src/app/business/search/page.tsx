import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import { countOf } from '@oficio/contracts/text/count-of'
import type { PlaceName } from '@oficio/domain/places/suggest-places'
import { JsonLd } from '@/components/json-ld'
import { Container } from '@/components/layout/container'
import { PageHeader } from '@/components/layout/page-header'
import { ButtonLink } from '@/components/ui/button-link'
import { AdSlot } from '@/features/advertising/showing/ad-slot'
import {
  type AskedBusinesses,
  anywhere,
  businessSearchAddress,
  countFilters,
  isForEngines,
  readAskedBusinesses,
} from '@/features/search/businesses/business-address'
import { BusinessFilters } from '@/features/search/businesses/business-filters'
import { BusinessResults } from '@/features/search/businesses/business-results'
import { CategoryLinks } from '@/features/search/businesses/category-links'
import { resultsGraph } from '@/features/search/businesses/results-graph'
import type { MeantTown } from '@/features/search/meant-towns'
import { SearchFold, summaryOf } from '@/features/search/search-fold'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../site-settings'
import { searchForPage } from './search-for-page'

export const generateMetadata = readHead(pages.searchBusinesses, async ({ ctx, everyQuery }) => {
  const given = await everyQuery()
  const asked = readAskedBusinesses(given)
  const { answer } = await searchForPage(ctx, JSON.stringify(given))
  const category = categoryOf(asked, answer)
  const number = answer?.pagination.currentPage ?? 1
  const listed = {
    title: number > 1 ? `${titleOf(asked, answer)}, página ${number}` : titleOf(asked, answer),
    description: `${foundText(answer)} con dirección, horarios y fotos. Filtrá por ciudad, por lo que ofrecen y por los que están abiertos ahora.`,
  }
  const isListed = isForEngines(asked) && (category !== null || asked.category === '')
  // A page beyond the last one keeps the search for people, and is nothing to list.
  const isBeyond = answer?.businesses.length === 0 && answer.pagination.totalCount > 0
  if (!isListed || isBeyond || (category?.count === 0 && answer?.pagination.totalCount === 0))
    return { ...listed, robots: { index: false, follow: true }, alternates: { canonical: null } }
  // By its id a category has the address of its name.
  const address = businessSearchAddress({ ...asked, category: category?.slug ?? '' }, number)
  return { ...listed, alternates: { canonical: address } }
})

export default page(pages.searchBusinesses, async ({ ctx, everyQuery }) => {
  const given = await everyQuery()
  const asked = readAskedBusinesses(given)
  const { answer, answered, faults, meant } = await searchForPage(ctx, JSON.stringify(given))
  const title = titleOf(asked, answer)
  const category = categoryOf(asked, answer)
  const townName = answer?.place ? `${answer.place.city}, ${answer.place.state}` : ''
  const isSearch = businessSearchAddress(asked) !== paths.searchBusinesses() || 'page' in given
  return (
    <Container className="pb-16">
      {answer && isForEngines(asked) && (
        <JsonLd graph={resultsGraph(title, answer.businesses, siteSettings().site.origin)} />
      )}
      <PageHeader
        title={title}
        description={!isSearch && 'Cafés, comercios, consultorios y más, con sus horarios y dónde están.'}
        actions={
          // On a phone the results come first; the end of the page leads there.
          <ButtonLink href={paths.registerBusiness()} variant="outline" className="max-md:hidden">
            Registrar mi negocio
          </ButtonLink>
        }
      />
      {answer && (
        <CategoryLinks asked={asked} categories={answer.facets.categories} chosen={category?.slug ?? ''} />
      )}
      <div className="grid gap-5 lg:gap-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <SearchFold
          key={businessSearchAddress(asked)}
          isFolded={isSearch}
          summary={summaryOf([asked.query, category?.name ?? '', asked.cityName || townName], 'Negocios')}
          activeFilters={countFilters(asked)}
          hasFault={Object.keys(faults).length > 0}
        >
          <BusinessFilters
            asked={asked}
            facets={answer?.facets ?? { categories: [], tags: [] }}
            category={category?.slug ?? ''}
            faults={faults}
            townName={townName}
            meantTowns={meant.map((town) => linkTo(town, asked))}
          />
        </SearchFold>
        <div className="min-w-0 space-y-8">
          <BusinessResults
            asked={asked}
            answer={answer}
            answered={answered}
            isTownUnknown={answer !== null && 'cityName' in faults}
            tiles={siteSettings().mapTiles}
          />
          <AdSlot slot="search_businesses" />
        </div>
      </div>
    </Container>
  )
})

/** The category that was asked for, by its id or its name in addresses; null without one, or for one that is none. */
const categoryOf = ({ category }: AskedBusinesses, answer: BusinessSearchAnswer | null) =>
  findTerm(answer?.facets.categories ?? [], category) ?? null

function linkTo({ city, state }: PlaceName, asked: AskedBusinesses): MeantTown {
  const location = `${city}, ${state}`
  const there = { ...anywhere, cityName: location, radiusKm: asked.radiusKm }
  return { location, href: businessSearchAddress({ ...asked, ...there }) }
}

/** Returns what the page is about: 'Cafés en Rosario'. */
function titleOf(asked: AskedBusinesses, answer: BusinessSearchAnswer | null): string {
  const category = categoryOf(asked, answer)
  if (!category && !answer?.place) return 'Buscar negocios'
  return `${category?.name ?? 'Negocios'}${answer?.place ? ` en ${answer.place.city}` : ''}`
}

function foundText(answer: BusinessSearchAnswer | null): string {
  if (!answer || answer.pagination.totalCount === 0) return 'Negocios'
  const { totalCount, isCountCapped } = answer.pagination
  return `${isCountCapped ? 'Más de ' : ''}${countOf(totalCount, 'negocio', 'negocios')}`
}
