import type { InputOf } from '@oficio/contracts/endpoint'
import type { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import type { Sought } from './business-source'

export interface Shown extends Pick<InputOf<typeof searchBusinessesEndpoint>, 'sort'> {
  /** From where distances are measured; without one there is no order by distance. */
  point: { latitude: number; longitude: number } | null
  skip: number
  take: number
}

/** What a search asks for: all of `sought`, and of its text those first that an earlier layer holds of. */
export interface Asked {
  sought: Sought
  /** Tsqueries, which together hold of what the text holds of; null where nothing was typed. */
  layers: readonly string[] | null
  shown: Shown
}

/** How many there are, each up to one more than are told. */
export interface Counted {
  count: number
  /** By id: how many each category would leave in place of the chosen one, and each tag beside the chosen ones. */
  categories: Readonly<Record<number, number>>
  tags: Readonly<Record<number, number>>
  /** Some that have a labelled place. */
  featured: readonly string[]
}

export interface Found extends Counted {
  /** Of the page that was asked for. */
  ids: readonly string[]
}

/** Whether one layer comes after the other, or the order takes all that were found at once. */
export const isLayered = ({ layers, shown: { sort, point } }: Asked): boolean =>
  layers !== null && (sort === 'relevance' || (sort === 'distance' && !point))
