import { pages } from '@oficio/contracts/pages'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { searchQuery } from '@oficio/contracts/search/professionals'

interface ReadParameters {
  names: readonly string[]
  /** The values that are the same as no parameter, by name. */
  defaults: Readonly<Record<string, string>>
}

type Schema = typeof businessSearchQuery | typeof searchQuery

/** Returns what a page reads, from the contract of its search. `ignored` names what only the call of the API reads. */
function parametersOf(schema: Schema, ignored: readonly string[]): ReadParameters {
  const values = Object.entries(schema.parse({})).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  )
  return {
    names: Object.keys(schema.shape).filter((name) => !ignored.includes(name)),
    defaults: Object.fromEntries(values.map(([name, value]) => [name, String(value)])),
  }
}

/** By path, for every page that is kept for each query. */
const readParameters: Readonly<Record<string, ReadParameters>> = {
  [pages.searchBusinesses.path]: parametersOf(businessSearchQuery, ['radius', 'limit']),
  [pages.searchProfessionals.path]: parametersOf(searchQuery, ['radius']),
}

/**
 * Returns the shortest query with the same page, sorted by name. Leaves out blank values, default values, and parameters
 * that the page does not read, such as the ones that other sites add to links. Otherwise `?x=1`, `?x=2` and so on would
 * each have a kept page of their own. Does not change a repeated parameter.
 */
export function keptQuery(path: string, query: URLSearchParams): URLSearchParams {
  const { names, defaults } = readParameters[path] ?? { names: [], defaults: {} }
  const read = [...query]
    .map(([name, value]) => [name, value.trim().replace(/\s+/g, ' ')] as const)
    .filter(([name, value]) => names.includes(name) && value !== '')
    .filter(([name, value]) => defaults[name] !== value || query.getAll(name).length > 1)
  const sorted = new URLSearchParams(read.map(([name, value]) => [name, value]))
  sorted.sort()
  return sorted
}
