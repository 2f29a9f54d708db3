import 'server-only'
import { codeOf, errors } from '@oficio/contracts/errors'
import {
  type BusinessSearchAnswer,
  type BusinessSearchQuery,
  businessSearchQuery,
} from '@oficio/contracts/search/businesses'
import { texts } from '@oficio/contracts/texts'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import type { PlaceName } from '@oficio/domain/places/suggest-places'
import { nearestNames } from '@oficio/domain/search/place/nearest-names'
import { cache } from 'react'
import { pageParametersOf, readSearch } from '@/features/search/read-search'
import { searchKeptBusinesses } from '@/server/searches/kept-searches'

const typedNames = ['query', 'cityName', 'city', 'latitude', 'longitude']

interface PageSearch {
  answer: BusinessSearchAnswer | null
  /** The query that was answered. Omits invalid choices and unknown towns. */
  answeredQuery: BusinessSearchQuery | null
  /** The messages by field, as shown beside the field. */
  faults: Record<string, string>
  /** Towns that the visitor may have meant, if the typed town is unknown. */
  meantTowns: readonly PlaceName[]
}

/** Searches once per request for the head and the body of a page. `address` is the query of the address as JSON. */
export const searchForPage = cache(async (ctx: Ctx, address: string): Promise<PageSearch> => {
  // Ignores `limit`, because the pager assumes the usual page size.
  const { limit: _limit, ...filters }: Record<string, unknown> = JSON.parse(address)
  const { query, faults } = readSearch(businessSearchQuery, pageParametersOf(filters), typedNames)
  if (!query) return { ...unanswered, faults }
  try {
    const answer = await searchKeptBusinesses(ctx, visitor(), query)
    return { answer, answeredQuery: query, faults: {}, meantTowns: [] }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'no_place_near') return { ...unanswered, faults: { cityName: errors[code].text } }
    if (code === 'validation_failed') return searchAnywhere(ctx, query)
    throw error
  }
})

const unanswered = { answer: null, answeredQuery: null, meantTowns: [] }

/** Handles an unknown town: offers similar towns, and meanwhile shows the results of the rest of the search. */
async function searchAnywhere(ctx: Ctx, query: BusinessSearchQuery): Promise<PageSearch> {
  const answeredQuery = { ...query, ...nowhere }
  const [answer, meantTowns] = await Promise.all([
    searchKeptBusinesses(ctx, visitor(), answeredQuery),
    nearestNames(ctx, query.cityName ?? query.city),
  ])
  return { answer, answeredQuery, faults: { cityName: texts.unknownTown }, meantTowns }
}

const nowhere = {
  city: undefined,
  cityId: undefined,
  cityName: undefined,
  latitude: undefined,
  longitude: undefined,
}
