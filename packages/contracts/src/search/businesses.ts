import { z } from 'zod'
import { business, businessLocation } from '../businesses/view'
import { defineEndpoint } from '../endpoint'
import { countUpTo, flag, integerMax, withDefault } from '../fields'
import { limits } from '../limits'
import { businessSorts } from './business-sorts'
import {
  checkAround,
  pagination,
  searchedChoice,
  searchedCount,
  searchedDegrees,
  searchedNames,
  searchedRadius,
  searchedText,
} from './search-fields'

/** The query of the public business search. An invalid half of a point or two radiuses are refused (`checkAround`). */
export const businessSearchQuery = z
  .object({
    /** Words of a category, an offer, a name or a town. */
    query: searchedText(limits.searchTextMax),
    /** The id or the slug of a category: 'cafes'. */
    category: searchedText(limits.nameMax),
    /** Ids or slugs of tags. The results have all of them. */
    tags: searchedNames(limits.nameMax),
    /** The id of a town. It is used if `cityName` is absent or is the name of that town. */
    cityId: searchedCount(integerMax),
    /** The name of a town, with its province if the name is ambiguous: 'Rosario, Santa Fe'. */
    cityName: searchedText(limits.addressMax),
    /** The id or the name of a town. */
    city: searchedText(limits.addressMax),
    /** The point to search around; latitude and longitude are both required. It counts as much as the id of a town. */
    latitude: searchedDegrees(90),
    longitude: searchedDegrees(180),
    /** Without a radius, only the town itself is searched. */
    ...searchedRadius,
    /** Whether to find only businesses that are open now. */
    open: searchedChoice(flag).optional(),
    sort: searchedChoice(z.enum(businessSorts))
      .optional()
      .transform((value) => value ?? 'relevance'),
    page: withDefault(searchedCount(limits.businessSearchCounted), 1),
    limit: countUpTo(limits.searchPageMax, limits.businessPage),
  })
  .check(checkAround)
export type BusinessSearchQuery = z.infer<typeof businessSearchQuery>

export const foundBusiness = business
  .pick({
    id: true,
    slug: true,
    name: true,
    logo_url: true,
    is_verified: true,
    subscription_tier: true,
    is_featured: true,
    avg_rating: true,
    review_count: true,
    short_description: true,
    categories: true,
    tags: true,
  })
  .extend({
    /** Address of its first picture, in the small size. Null without pictures. */
    cover_url: z.string().nullable(),
    /** Whether its labelled top position is part of a paid plan. */
    pays_for_place: z.boolean(),
    locations: z.array(businessLocation),
    /**
     * Kilometres from the point, or from the centre of the town, that was searched around. Null without such a place,
     * or if only the business's town is known.
     */
    distance_km: z.number().nullable(),
    is_open: z.boolean(),
    /** Spanish text about the opening hours: 'Abierto ahora, cierra a las 20'. */
    opening_text: z.string(),
  })
  .meta({ id: 'FoundBusiness' })
export type FoundBusiness = z.infer<typeof foundBusiness>

const facet = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    /** The number of results with this facet added to the current search. */
    count: z.number(),
    /** Whether there are more results than were counted. */
    isCountCapped: z.boolean(),
  })
  .meta({ id: 'BusinessFacet' })
export type BusinessFacet = z.infer<typeof facet>

export const searchBusinessesEndpoint = defineEndpoint({
  name: 'searchBusinesses',
  summary: `Searches public businesses by words, category, tags, place and opening hours. Returns the first ${limits.businessSearchCounted}. Also matches misspelt words and other words for a category. Businesses with a labelled place, paid for or given by the site's team, are listed separately and do not change the order of the others.`,
  tag: 'Negocios',
  method: 'GET',
  path: '/search/businesses',
  access: 'anyone',
  query: businessSearchQuery,
  response: z.object({
    businesses: z.array(foundBusiness),
    /** Results with a labelled position above the first page. */
    featured: z.array(foundBusiness),
    pagination,
    facets: z.object({ categories: z.array(facet), tags: z.array(facet) }),
    /** The nearest businesses, if none was found in the place. */
    nearest: z.array(foundBusiness),
    /** The categories that the words were understood as. */
    meantCategories: z.array(z.string()),
    /** Unknown tags of the query. The search ignores them. */
    ignoredTags: z.array(z.string()),
    /** The town of the search. */
    place: z.object({ localidadId: z.number(), city: z.string(), state: z.string() }).nullable(),
  }),
  errors: ['no_place_near'],
})
export type BusinessSearchAnswer = z.infer<typeof searchBusinessesEndpoint.response>
