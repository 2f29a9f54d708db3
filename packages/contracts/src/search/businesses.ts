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

export const businessSearchQuery = z
  .object({
    /** Words of a category, of what is looked for, of a name or a town. */
    query: searchedText(limits.searchTextMax),
    /** The id of a category or its name in addresses: 'cafes'. */
    category: searchedText(limits.nameMax),
    /** The same of tags; a business has all of them. */
    tags: searchedNames(limits.nameMax),
    /** A town by its id, which counts where the name beside it is its own, or none is given. */
    cityId: searchedCount(integerMax),
    /** A town by its name, with its province where others have the same: 'Rosario, Santa Fe'. */
    cityName: searchedText(limits.addressMax),
    /** Either of them. */
    city: searchedText(limits.addressMax),
    /** Both together are a point to search around, which counts as the id of a town does. */
    latitude: searchedDegrees(90),
    longitude: searchedDegrees(180),
    /** A town without a radius is searched alone. */
    ...searchedRadius,
    /** Only what is open at this moment. */
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
    /** Has its labelled place by a plan that was paid for. */
    pays_for_place: z.boolean(),
    locations: z.array(businessLocation),
    /** From the point, or the middle of the town, that was searched around; null without one, or where only its town is known. */
    distance_km: z.number().nullable(),
    is_open: z.boolean(),
    /** 'Abierto ahora, cierra a las 20'. */
    opening_text: z.string(),
  })
  .meta({ id: 'FoundBusiness' })
export type FoundBusiness = z.infer<typeof foundBusiness>

const facet = z
  .object({
    id: z.number(),
    name: z.string(),
    slug: z.string(),
    /** How many there would be with this one chosen, beside what is asked for otherwise. */
    count: z.number(),
    /** There are more than were counted. */
    isCountCapped: z.boolean(),
  })
  .meta({ id: 'BusinessFacet' })
export type BusinessFacet = z.infer<typeof facet>

export const searchBusinessesEndpoint = defineEndpoint({
  name: 'searchBusinesses',
  summary: `Businesses that are public by words, category, tags, place and whether they are open; the first ${limits.businessSearchCounted} of them. Misspelt words and other words for a category find it too. Who has a labelled place, paid for or given by the site's team, is named apart, and moves no other.`,
  tag: 'Negocios',
  method: 'GET',
  path: '/search/businesses',
  access: 'anyone',
  query: businessSearchQuery,
  response: z.object({
    businesses: z.array(foundBusiness),
    /** Of the results, some with a labelled place above the first page. */
    featured: z.array(foundBusiness),
    pagination,
    facets: z.object({ categories: z.array(facet), tags: z.array(facet) }),
    /** Where nothing was found in a place: what is nearest to it. */
    nearest: z.array(foundBusiness),
    /** Which categories the words were taken for. */
    meantCategories: z.array(z.string()),
    /** Tags that were asked for and do not exist: they narrow nothing down. */
    ignoredTags: z.array(z.string()),
    /** The town that was searched in, or around. */
    place: z.object({ localidadId: z.number(), city: z.string(), state: z.string() }).nullable(),
  }),
  errors: ['no_place_near'],
})
export type BusinessSearchAnswer = z.infer<typeof searchBusinessesEndpoint.response>
