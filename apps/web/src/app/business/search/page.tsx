import { pages } from '@oficio/contracts/pages'
import { paths } from '@oficio/contracts/paths'
import type { BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import { countOf } from '@oficio/contracts/text/count-of'
import { listBookedSlots } from '@oficio/domain/advertising/banners/list-booked-slots'
import type { PlaceName } from '@oficio/domain/places/suggest-places'
import { JsonLd } from '@/components/json-ld'
import { Container } from '@/components/layout/container'
import { ButtonLink } from '@/components/ui/button-link'
import { AdSlot } from '@/features/advertising/showing/ad-slot'
import {
  type BusinessSearchFields,
  businessSearchAddress,
  isForEngines,
  noPlace,
  readBusinessSearchFields,
} from '@/features/search/businesses/business-address'
import { BusinessFilters, BusinessSearchBar } from '@/features/search/businesses/business-filters'
import { BusinessResults } from '@/features/search/businesses/business-results'
import { categoryChoices } from '@/features/search/businesses/category-choices'
import { CategoryLinks } from '@/features/search/businesses/category-links'
import { filterFacts } from '@/features/search/businesses/filter-facts'
import { resultsGraph } from '@/features/search/businesses/results-graph'
import { SearchHead } from '@/features/search/search-head'
import type { SuggestedTown } from '@/features/search/suggested-towns'
import { page, readHead } from '@/server/page'
import { siteSettings } from '../../site-settings'
import { searchForPage } from './search-for-page'

export const generateMetadata = readHead(pages.searchBusinesses, async ({ ctx, everyQuery }) => {
  const parameters = await everyQuery()
  const fields = readBusinessSearchFields(parameters)
  const { answer } = await searchForPage(ctx, JSON.stringify(parameters))
  const category = categoryOf(fields, answer)
  const number = answer?.pagination.currentPage ?? 1
  const listedHead = {
    title: number > 1 ? `${titleOf(fields, answer)}, página ${number}` : titleOf(fields, answer),
    description: `${foundText(answer)} con dirección, horarios y fotos. Filtrá por ciudad, por lo que ofrecen y por los que están abiertos ahora.`,
  }
  const isListed = isForEngines(fields) && (category !== null || fields.category === '')
  // A page beyond the last one keeps the search for visitors, but search engines must not list it.
  const isBeyond = answer?.businesses.length === 0 && answer.pagination.totalCount > 0
  if (!isListed || isBeyond || (category?.count === 0 && answer?.pagination.totalCount === 0))
    return { ...listedHead, robots: { index: false, follow: true }, alternates: { canonical: null } }
  // A category that was requested by its id gets the address with its name.
  const address = businessSearchAddress({ ...fields, category: category?.slug ?? '' }, number)
  return { ...listedHead, alternates: { canonical: address } }
})

export default page(pages.searchBusinesses, async ({ ctx, everyQuery }) => {
  const parameters = await everyQuery()
  const fields = readBusinessSearchFields(parameters)
  const { answer, answeredQuery, faults, meantTowns } = await searchForPage(ctx, JSON.stringify(parameters))
  const bookedSlots = await listBookedSlots(ctx)
  const title = titleOf(fields, answer)
  const category = categoryOf(fields, answer)
  const townName = answer?.place ? `${answer.place.city}, ${answer.place.state}` : ''
  const key = businessSearchAddress(fields)
  const isSearch = key !== paths.searchBusinesses() || 'page' in parameters
  const { bar, sheet } = filterFacts(fields, { tags: answer?.facets.tags ?? [], faults, townName })
  return (
    <Container className="pb-16">
      {answer && isForEngines(fields) && (
        <JsonLd graph={resultsGraph(title, answer.businesses, siteSettings().site.origin)} />
      )}
      <SearchHead
        title={title}
        description={!isSearch && 'Cafés, comercios, consultorios y más, con sus horarios y dónde están.'}
        actions={
          // On a phone the results come first. A link at the end of the page leads to the registration.
          <ButtonLink href={paths.businessBenefits()} variant="outline" className="max-md:hidden">
            Registrar mi negocio
          </ButtonLink>
        }
      />
      <div className="space-y-2 pb-4 sm:space-y-3 sm:pb-6">
        <BusinessSearchBar
          key={`words of ${key}`}
          {...bar}
          meantTowns={meantTowns.map((town) => linkTo(town, fields))}
        />
        {answer && (
          <CategoryLinks choices={categoryChoices(fields, answer.facets.categories, category?.slug ?? '')} />
        )}
        <BusinessFilters key={`filters of ${key}`} {...sheet} />
      </div>
      <div className="min-w-0 space-y-8">
        <BusinessResults
          fields={fields}
          answer={answer}
          answeredQuery={answeredQuery}
          isTownUnknown={answer !== null && 'cityName' in faults}
          tiles={siteSettings().mapTiles}
        />
        <AdSlot slot="search_businesses" isBooked={bookedSlots.includes('search_businesses')} />
      </div>
    </Container>
  )
})

/**
 * Returns the requested category, by its id or its name in addresses. Returns null without a category, or for an
 * unknown one.
 */
const categoryOf = ({ category }: BusinessSearchFields, answer: BusinessSearchAnswer | null) =>
  findTerm(answer?.facets.categories ?? [], category) ?? null

function linkTo({ city, state }: PlaceName, fields: BusinessSearchFields): SuggestedTown {
  const location = `${city}, ${state}`
  const townFields = { ...noPlace, cityName: location, radiusKm: fields.radiusKm }
  return { location, href: businessSearchAddress({ ...fields, ...townFields }) }
}

/** Returns the title of the page: 'Cafés en Rosario'. */
function titleOf(fields: BusinessSearchFields, answer: BusinessSearchAnswer | null): string {
  const category = categoryOf(fields, answer)
  if (!category && !answer?.place) return 'Buscar negocios'
  return `${category?.name ?? 'Negocios'}${answer?.place ? ` en ${answer.place.city}` : ''}`
}

function foundText(answer: BusinessSearchAnswer | null): string {
  if (!answer || answer.pagination.totalCount === 0) return 'Negocios'
  const { totalCount, isCountCapped } = answer.pagination
  return `${isCountCapped ? 'Más de ' : ''}${countOf(totalCount, 'negocio', 'negocios')}`
}
