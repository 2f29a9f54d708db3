import type { InputOf } from '@oficio/contracts/endpoint'
import type { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import type { BusinessCriteria } from './business-source'

export interface ResultWindow extends Pick<InputOf<typeof searchBusinessesEndpoint>, 'sort'> {
  /** The point from which distances are measured; null disables the order by distance. */
  point: { latitude: number; longitude: number } | null
  skip: number
  take: number
}

/** A search with its order: a result meets all of `criteria`, and results of earlier layers come first. */
export interface BusinessQuery {
  criteria: BusinessCriteria
  /** Tsqueries that together match the same businesses as the text; null without a text. */
  layers: readonly string[] | null
  window: ResultWindow
}

/** The counts of a search. Each count stops at one more than the maximum that is shown. */
export interface ResultCounts {
  count: number
  /**
   * Counts by id: the results with the category instead of the chosen one, and with the tag in addition to the chosen
   * ones.
   */
  categories: Readonly<Record<number, number>>
  tags: Readonly<Record<number, number>>
  /** Ids of some featured businesses (with a labelled place) among the results. */
  featured: readonly string[]
}

/** The categories and tags that a search counts. */
export interface ChoiceIds {
  categoryIds: readonly number[]
  tagIds: readonly number[]
}

export interface BusinessMatches extends ResultCounts {
  /** The ids of the requested page. */
  ids: readonly string[]
}

/** Returns whether results are ordered layer by layer. Otherwise one order applies to all results. */
export const isLayered = ({ layers, window: { sort, point } }: BusinessQuery): boolean =>
  layers !== null && (sort === 'relevance' || (sort === 'distance' && !point))
