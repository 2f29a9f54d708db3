import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { numeric, withDefault } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'
import { fieldsNamed, placeFields } from './place-fields'
import { placeDetails, placeOrigin, placeResult, placeSuggestion } from './place-shapes'

const tag = 'Lugares'

/** Words of an address that may be left out; blank counts as left out. */
const said = (max: number) =>
  plainText('line')
    .max(max, `Puede tener hasta ${max} caracteres.`)
    .transform((text) => text || undefined)
    .optional()

const language = said(10)
  .refine((text) => text === undefined || /^[a-z]{2}(-[A-Za-z]{2,4})?$/.test(text), texts.unexpected)
  .transform((text) => text ?? 'es')

const pairOfDegrees = /^(-?\d{1,2}(?:\.\d{1,15})?), ?(-?\d{1,3}(?:\.\d{1,15})?)$/

const isOnEarth = (latitude: number, longitude: number) =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180

/** A point as services write it: '-32.95,-60.64'. */
const point = said(60).transform((text, context) => {
  if (text === undefined) return undefined
  const [, latitude, longitude] = (pairOfDegrees.exec(text) ?? []).map(Number)
  if (latitude !== undefined && longitude !== undefined && isOnEarth(latitude, longitude))
    return { latitude, longitude }
  context.addIssue({ code: 'custom', message: texts.wrongCoordinates })
  return z.NEVER
})

const placeType = said(40).refine(
  (text) => text === undefined || /^[a-z_0-9]+$/.test(text),
  'Un tipo de lugar se escribe así: restaurant.',
)

/** Ids, tokens and references are opaque: letters of web addresses, and nothing that could be taken for anything else. */
const opaque = (max: number) =>
  z
    .string(texts.unexpected)
    .regex(/^[A-Za-z0-9_:.-]+$/, texts.unexpected)
    .max(max, texts.unexpected)

export const textSearchQuery = z.object({
  /** What is looked for; may be left out where a type is named. */
  query: said(limits.searchTextMax),
  /** Metres around the point. */
  radius: withDefault(
    numeric(z.number().min(1).max(limits.placeRadiusMetresMax).optional()),
    limits.placeRadiusMetresDefault,
  ),
  location: point,
  /** A locality by its id, in place of a point: '21050' or 'oficio:localidad:21050'. */
  locationid: said(80),
  type: placeType,
  language,
  /** Of an earlier answer; everything else is ignored beside it. */
  pagetoken: opaque(4000).optional(),
})
export type TextSearchQuery = z.infer<typeof textSearchQuery>

export const searchPlacesEndpoint = defineEndpoint({
  name: 'searchPlaces',
  summary: `Towns, provinces and businesses by words and type, ${limits.placesPage} at a time; near a point, within a radius. Of what is Google's nothing may be kept but the id, and those in html_attributions are to be named.`,
  tag,
  method: 'GET',
  path: '/places/textsearch',
  access: 'anyone',
  query: textSearchQuery,
  response: placeOrigin.extend({
    /** UNKNOWN_ERROR: it could not be looked for; the list is empty then. */
    status: z.enum(['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR']),
    results: z.array(placeResult),
    /** Absent on the last page. */
    next_page_token: z.string().optional(),
  }),
  limit: 'places',
})

export const getPlaceDetailsEndpoint = defineEndpoint({
  name: 'getPlaceDetails',
  summary: 'What is known of a place; with `fields` (parted by commas) only those, and its id.',
  tag,
  method: 'GET',
  path: '/places/details',
  access: 'anyone',
  query: z.object({
    place_id: opaque(400),
    fields: said(600).transform((text, context) => {
      if (text === undefined) return placeFields
      const found = text.split(',').map((name) => ({ name, fields: fieldsNamed(name.trim()) }))
      const unknown = found.find(({ fields }) => fields.length === 0)
      if (!unknown) return [...new Set(found.flatMap(({ fields }) => fields))]
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
    'A photo of a place, by a `photo_reference` (image/jpeg, png or webp). Leads to the picture where it is one of ours.',
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
  summary: `Up to ${limits.placesSuggested} places of Argentina whose names begin like what somebody types, from ${limits.placeLettersMin} letters on.`,
  tag,
  method: 'GET',
  path: '/places/autocomplete',
  access: 'anyone',
  query: z.object({
    input: plainText('line').max(
      limits.searchTextMax,
      `Puede tener hasta ${limits.searchTextMax} caracteres.`,
    ),
    /** 'country:ar'; there is nothing in another country. */
    components: said(60),
    /** '(cities)', '(regions)', 'establishment' or 'geocode'; several are parted by '|'. */
    types: said(120),
    language,
    /** Joins the questions of one person who types, by which the service counts. */
    sessiontoken: opaque(100).optional(),
  }),
  response: placeOrigin.extend({
    status: z.enum(['OK', 'ZERO_RESULTS', 'UNKNOWN_ERROR']),
    suggestions: z.array(placeSuggestion),
  }),
  limit: 'places',
})
