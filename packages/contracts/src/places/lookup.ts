import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { numeric, withDefault } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { fieldsNamed, placeFields } from './place-fields'
import { placeDetails, placeOrigin, placeResult, placeSuggestion } from './place-shapes'

const tag = 'Lugares'

/** Optional text of an address parameter; blank means absent. */
const optionalLine = (max: number) =>
  plainText('line')
    .max(max, `Puede tener hasta ${max} caracteres.`)
    .transform((text) => text || undefined)
    .optional()

const language = optionalLine(10)
  .refine((text) => text === undefined || /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(text), texts.unexpected)
  .transform((text) => text ?? 'es')

const pairOfDegrees = /^(-?\d{1,2}(?:\.\d{1,15})?), ?(-?\d{1,3}(?:\.\d{1,15})?)$/

const isOnEarth = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** A point as map services write it: '-32.95,-60.64'. */
const point = optionalLine(60).transform((text, context) => {
  if (text === undefined) return undefined
  const [, latitude, longitude] = (pairOfDegrees.exec(text) ?? []).map(Number)
  if (latitude !== undefined && longitude !== undefined && isOnEarth(latitude, longitude))
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: texts.wrongCoordinates })
  return z.NEVER
})

const placeType = optionalLine(40).refine(
  (text) => text === undefined || /^[a-z_0-9]+$/.test(text),
  'Un tipo de lugar se escribe así: restaurant.',
)

/** Ids, tokens and references are opaque: URL-safe characters only. */
const opaque = (max: number) =>
  z
    .string(texts.unexpected)
    .regex(/^[A-Za-z0-9_:.-]+$/, texts.unexpected)
    .max(max, texts.unexpected)

export const textSearchQuery = z.object({
  /** Search text; optional if a type is given. */
  query: optionalLine(limits.searchTextMax),
  /** Metres around the point. */
  radius: withDefault(
    numeric(z.number().min(1).max(limits.placeRadiusMetresMax).optional()),
    limits.placeRadiusMetresDefault,
  ),
  location: point,
  /** The id of a locality instead of a point: '21050' or 'oficio:localidad:21050'. */
  locationid: optionalLine(80),
  type: placeType,
  language,
  /** Token of a previous answer; all other parameters are ignored then. */
  pagetoken: opaque(4000).optional(),
})
export type TextSearchQuery = z.infer<typeof textSearchQuery>

export const searchPlacesEndpoint = defineEndpoint({
  name: 'searchPlaces',
  summary: `Searches towns, provinces and businesses by words and type, ${limits.placesPage} per page, optionally within a radius around a point. Of Google's data only the id may be stored, and the sources in html_attributions must be shown.`,
  tag,
  method: 'GET',
  path: '/places/textsearch',
  access: 'anyone',
  query: textSearchQuery,
  response: placeOrigin.extend({
    /** UNKNOWN_ERROR: the search failed; the list is empty then. */
    status: z.enum(['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR']),
    results: z.array(placeResult),
    /** Absent on the last page. */
    next_page_token: z.string().optional(),
  }),
  limit: 'places',
})

export const getPlaceDetailsEndpoint = defineEndpoint({
  name: 'getPlaceDetails',
  summary:
    'Returns the details of a place. With `fields` (separated by commas), returns only those fields and the id.',
  tag,
  method: 'GET',
  path: '/places/details',
  access: 'anyone',
  query: z.object({
    place_id: opaque(400),
    fields: optionalLine(600).transform((text, context) => {
      if (text === undefined) return placeFields
      const parts = text.split(',').map((name) => ({ name, fields: fieldsNamed(name.trim()) }))
      const unknown = parts.find(({ fields }) => fields.length === 0)
      if (!unknown) return [...new Set(parts.flatMap(({ fields }) => fields))]
      context.addIssue({ code: 'custom', message: `No hay un campo «${unknown.name.trim()}».` })
      return z.NEVER
    }),
    language,
  }),
  response: placeOrigin.extend({
    status: z.literal('OK'),
    result: placeDetails.partial().required({ id: true }),
  }),
  limit: 'places',
  errors: ['not_found', 'place_unavailable'],
})

export const getPlacePhotoEndpoint = defineEndpoint({
  name: 'getPlacePhoto',
  summary:
    'Returns a photo of a place by its `photo_reference` (image/jpeg, png or webp). Redirects to the picture if it is one of ours.',
  tag,
  method: 'GET',
  path: '/places/photo',
  access: 'anyone',
  query: z.object({
    photoreference: opaque(2000),
    maxwidth: withDefault(
      numeric(z.number().int().min(1).max(limits.placePhotoWidthMax).optional()),
      limits.placePhotoWidthDefault,
    ),
  }),
  response: z.unknown(),
  contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
  redirects: true,
  limit: 'places',
  errors: ['not_found', 'place_unavailable'],
})

export const autocompletePlacesEndpoint = defineEndpoint({
  name: 'autocompletePlaces',
  summary: `Suggests up to ${limits.placesSuggested} places of Argentina by the start of their names, from ${limits.placeLettersMin} letters on.`,
  tag,
  method: 'GET',
  path: '/places/autocomplete',
  access: 'anyone',
  query: z.object({
    input: plainText('line').max(
      limits.searchTextMax,
      `Puede tener hasta ${limits.searchTextMax} caracteres.`,
    ),
    /** 'country:ar'; other countries have no results. */
    components: optionalLine(60),
    /** '(cities)', '(regions)', 'establishment' or 'geocode'; several are separated by '|'. */
    types: optionalLine(120),
    language,
    /** Groups the requests of one person who types, as the service bills them. */
    sessiontoken: opaque(100).optional(),
  }),
  response: placeOrigin.extend({
    status: z.enum(['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR']),
    suggestions: z.array(placeSuggestion),
  }),
  limit: 'places',
})
