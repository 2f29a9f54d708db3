import { type BusinessSort, businessSortNames, businessSorts } from '@oficio/contracts/search/business-sorts'
import { type BusinessSearchFields, businessSearchAddress } from './business-address'

/** Returns the current sort order of a search, and the links to the others. */
export function sortChoices(fields: BusinessSearchFields) {
  const current: BusinessSort = businessSorts.find((sort) => sort === fields.sort) ?? 'relevance'
  const otherSorts = businessSorts.filter((sort) => sort !== current)
  return {
    currentName: businessSortNames[current],
    links: otherSorts.map((sort) => ({
      name: businessSortNames[sort],
      href: businessSearchAddress({ ...fields, sort: sort === 'relevance' ? '' : sort }),
    })),
  }
}
