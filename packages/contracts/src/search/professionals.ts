import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { countUpTo, id, integerMax, numeric, withDefault } from '../fields'
import { limits } from '../limits'
import { checkKinds } from '../professionals/checks'
import { minRatingStep } from './rating-step'
import {
  checkAround,
  pagination,
  searchedChoice,
  searchedCount,
  searchedDegrees,
  searchedRadius,
  searchedRubroIds,
  searchedText,
} from './search-fields'

/** The choices that the page offers: kilometres, and minutes. The API accepts any value. */
export const radiusChoices = [5, 10, 25, 50, 100] as const
export const responseChoices = [30, 60, 240, 1440] as const

export const searchQuery = z
  .object({
    /** Words of a rubro, a problem or a name. */
    query: searchedText(limits.searchTextMax),
    rubroIds: searchedRubroIds,
    /** The name of a locality, with its province if the name is ambiguous: 'Rosario, Santa Fe'. */
    location: searchedText(limits.addressMax),
    /**
     * The point to search around; latitude and longitude are both required. `location` is ignored if they are present.
     */
    latitude: searchedDegrees(90),
    longitude: searchedDegrees(180),
    ...searchedRadius,
    minRating: numeric(z.number().min(0).max(5).multipleOf(minRatingStep).optional()),
    /** Finds only professionals who usually contact a client within this many minutes. */
    responseMinutes: searchedCount(integerMax),
    /** 'all' also finds professionals who are unavailable at the moment. */
    availability: searchedChoice(z.enum(['available', 'all']))
      .optional()
      .transform((value) => value ?? 'available'),
    page: withDefault(searchedCount(limits.searchCounted), 1),
    limit: countUpTo(limits.searchPageMax, limits.searchPage),
  })
  .check(checkAround)
export type SearchQuery = z.infer<typeof searchQuery>

export const foundProfessional = z
  .object({
    id,
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    profilePhotoUrl: z.string().nullable(),
    avgRating: z.number(),
    reviewCount: z.number(),
    rubros: z.array(z.string()),
    description: z.string(),
    city: z.string(),
    state: z.string(),
    /** The centre of the locality. No nearer place of a professional is public. */
    townLatitude: z.number(),
    townLongitude: z.number(),
    /** Distance from the searched place to the centre of the professional's locality; null without a place. */
    distanceKm: z.number().nullable(),
    serviceRadiusKm: z.number(),
    medianResponseMinutes: z.number().nullable(),
    isAvailable: z.boolean(),
    /** What an admin checked by hand, while the checked facts are unchanged. */
    checks: z.array(z.enum(checkKinds)),
    /** How many jobs for clients of the site they completed. */
    jobsDone: z.number(),
    /** Addresses of the first pictures of their work, in the small size. */
    workPhotoUrls: z.array(z.string()),
    /**
     * The reasons for the position in the results: points of each part, the deduction for the distance, and the total.
     */
    ranking: z.object({
      rating: z.number(),
      reviews: z.number(),
      response: z.number(),
      profile: z.number(),
      distance: z.number(),
      total: z.number(),
      /** Whether the profile matches every word of the query, and not only the words that name the rubro. */
      hasAllWords: z.boolean(),
    }),
  })
  .meta({ id: 'FoundProfessional' })
export type FoundProfessional = z.infer<typeof foundProfessional>

export const searchProfessionalsEndpoint = defineEndpoint({
  name: 'searchProfessionals',
  summary: `Searches approved professionals by words, rubros, place, rating and response time, best first. Returns the first ${limits.searchCounted}. Also matches misspelt words and other words for a rubro.`,
  tag: 'Profesionales',
  method: 'GET',
  path: '/search/professionals',
  access: 'anyone',
  query: searchQuery,
  response: z.object({
    professionals: z.array(foundProfessional),
    pagination,
    /** The nearest professionals if none was found around the place, even if they do not travel that far. */
    nearest: z.array(foundProfessional),
    /** The rubros that the words were understood as. */
    meantRubros: z.array(z.string()),
    /** The place of the search. */
    place: z
      .object({ localidadId: z.number(), provinciaId: z.number(), city: z.string(), state: z.string() })
      .nullable(),
  }),
  errors: ['no_place_near'],
})
export type SearchAnswer = z.infer<typeof searchProfessionalsEndpoint.response>
