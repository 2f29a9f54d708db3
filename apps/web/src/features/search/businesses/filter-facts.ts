import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { businessRadiusChoices } from '@oficio/contracts/search/business-sorts'
import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import { type BusinessSearchFields, countFilters } from './business-address'
import { facetCount } from './count-text'

interface FilterInput {
  tags: readonly BusinessFacet[]
  /** The messages by field. */
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has its id or a point. */
  townName: string
}

/** Returns what the search form for businesses shows. The page sends exactly this to the browser. */
export function filterFacts(fields: BusinessSearchFields, { tags, faults, townName }: FilterInput) {
  const { query, cityName, cityId, latitude, longitude, sort, open, radiusKm } = fields
  // The terms in the address are ids, slugs or English names.
  const chosenIds = fields.tags.map((term) => findTerm(tags, term)?.id)
  return {
    action: paths.searchBusinesses(),
    query: { value: query, maxLength: limits.searchTextMax, fault: faults.query },
    town: { cityName: cityName || townName, cityId, latitude, longitude, maxLength: limits.addressMax },
    townFault: faults.cityName ?? faults.city ?? faults.latitude ?? faults.longitude,
    sort,
    isOpen: open === 'true',
    radius: {
      value: radiusKm,
      placeholder: latitude ? `Hasta ${limits.businessRadiusKmDefault} km` : 'Solo en la ciudad',
      choices: businessRadiusChoices,
    },
    tags: tags.map(({ id, name, slug, ...counts }) => ({
      name,
      slug,
      count: facetCount(counts),
      isChosen: chosenIds.includes(id),
    })),
    activeCount: countFilters(fields),
  }
}
