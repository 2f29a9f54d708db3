import { limits } from '@oficio/contracts/limits'
import { paths } from '@oficio/contracts/paths'
import { businessRadiusChoices } from '@oficio/contracts/search/business-sorts'
import type { BusinessFacet } from '@oficio/contracts/search/businesses'
import { findTerm } from '@oficio/contracts/search/english-names'
import type { FilterChip } from '../filter-row'
import { keptFields } from '../kept-fields'
import { type BusinessSearchFields, businessSearchAddress, countFilters } from './business-address'
import { facetCount } from './count-text'

interface FilterInput {
  tags: readonly BusinessFacet[]
  /** The messages by field. */
  faults: Readonly<Record<string, string>>
  /** The name of the town, if the search has its id or a point. */
  townName: string
}

/** Returns what the search line and the filters for businesses show. The page sends exactly this to the browser. */
export function filterFacts(fields: BusinessSearchFields, { tags, faults, townName }: FilterInput) {
  const { query, category, cityName, cityId, latitude, longitude, sort, open, radiusKm } = fields
  // The terms in the address are ids, slugs or English names.
  const chosenIds = fields.tags.map((term) => findTerm(tags, term)?.id)
  const action = paths.searchBusinesses()
  return {
    bar: {
      action,
      query: { value: query, maxLength: limits.searchTextMax, fault: faults.query },
      town: { cityName: cityName || townName, cityId, latitude, longitude, maxLength: limits.addressMax },
      townFault: faults.cityName ?? faults.city ?? faults.latitude ?? faults.longitude,
      keptValues: keptFields({ category, sort, open, radiusKm }, { tags: fields.tags }),
    },
    sheet: {
      action,
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
      active: countFilters(fields),
      chips: businessChips(fields, tags),
      clearHref: businessSearchAddress({ ...fields, ...noFilters }),
      keptValues: keptFields({ query, category, sort, cityName, cityId, latitude, longitude }),
    },
  }
}

const noFilters = { open: '', radiusKm: '', tags: [] }

/** Returns the links that remove an active filter, and the one for what visitors need most. */
function businessChips(fields: BusinessSearchFields, tags: readonly BusinessFacet[]): FilterChip[] {
  const isOpen = fields.open === 'true'
  const hrefWith = (changes: Partial<BusinessSearchFields>) =>
    businessSearchAddress({ ...fields, ...changes })
  const tagChips = fields.tags.flatMap((term) => {
    const tag = findTerm(tags, term)
    const otherTags = fields.tags.filter((other) => other !== term)
    return tag ? [{ name: tag.name, href: hrefWith({ tags: otherTags }), isOn: true }] : []
  })
  return [
    { name: 'Abierto ahora', href: hrefWith({ open: isOpen ? '' : 'true' }), isOn: isOpen },
    ...(Number(fields.radiusKm) > 0
      ? [{ name: `Hasta ${fields.radiusKm} km`, href: hrefWith({ radiusKm: '' }), isOn: true }]
      : []),
    ...tagChips,
  ]
}
