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
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { nearestNames } from '@oficio/domain/search/place/nearest-names'
import { cache } from 'react'
import { asOfPage, readSearch } from '@/features/search/read-search'

const typedNames = ['query', 'cityName', 'city', 'latitude', 'longitude']

interface PageSearch {
  answer: BusinessSearchAnswer | null
  /** What it answers: neither a choice that no form offers is in it, nor a town that nobody knows. */
  answeredQuery: BusinessSearchQuery | null
  /** By field, in the words that stand beside it. */
  faults: Record<string, string>
  /** Towns that the visitor may have meantTowns by an unknown one. */
  meantTowns: readonly PlaceName[]
}

/** Searches once for the head and the body of a page; `asked` is what the address asks for, as JSON. */
export const searchForPage = cache(async (ctx: Ctx, address: string): Promise<PageSearch> => {
  // A page has as many results as its pager counts with.
  const { limit: _limit, ...given }: Record<string, unknown> = JSON.parse(address)
  const { query, faults } = readSearch(businessSearchQuery, asOfPage(given), typedNames)
  if (!query) return { ...unanswered, faults }
  try {
    const answer = await searchBusinesses(ctx, visitor(), query)
    return { answer, answeredQuery: query, faults: {}, meantTowns: [] }
  } catch (error) {
    const code = codeOf(error)
    if (code === 'no_place_near') return { ...unanswered, faults: { cityName: errors[code].text } }
    if (code === 'validation_failed') return searchAnywhere(ctx, query)
    throw error
  }
})

const unanswered = { answer: null, answeredQuery: null, meantTowns: [] }

/** Nobody knows the town: what it may have been is offered, and meanwhile whatever answers the rest of the search is shown. */
async function searchAnywhere(ctx: Ctx, query: BusinessSearchQuery): Promise<PageSearch> {
  const answeredQuery = { ...query, ...nowhere }
  const [answer, meantTowns] = await Promise.all([
    searchBusinesses(ctx, visitor(), answeredQuery),
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
