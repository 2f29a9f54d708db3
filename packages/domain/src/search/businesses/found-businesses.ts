import type { InputOf } from '@oficio/contracts/endpoint'
import type { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import type { BusinessCriteria } from './business-source'

export interface ResultWindow extends Pick<InputOf<typeof searchBusinessesEndpoint>, 'sort'> {
  /** From where distances are measured; without one there is no order by distance. */
  point: { latitude: number; longitude: number } | null
  skip: number
  take: number
}

/** What a search asks for: all of `sought`, and of its text those first that an earlier layer holds of. */
export interface BusinessQuery {
  criteria: BusinessCriteria
  /** Tsqueries, which together hold of what the text holds of; null where nothing was typed. */
  layers: readonly string[] | null
  window: ResultWindow
}

/** The counts, each up to one more than are shown. */
export interface ResultCounts {
  count: number
  /** By id: how many each category would leave in place of the chosen one, and each tag beside the chosen ones. */
  categories: Readonly<Record<number, number>>
  tags: Readonly<Record<number, number>>
  /** Some that have a labelled place. */
  featured: readonly string[]
}

export interface BusinessMatches extends ResultCounts {
  /** Of the page that was asked for. */
  ids: readonly string[]
}

/** Whether one layer comes after the other, or the order takes all that were found at once. */
export const isLayered = ({ layers, window: { sort, point } }: BusinessQuery): boolean =>
  layers !== null && (sort === 'relevance' || (sort === 'distance' && !point))
