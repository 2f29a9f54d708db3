import type { PlaceDetails, PlaceResult, PlaceSuggestion } from '@oficio/contracts/places/place-shapes'
import { plainText } from '@oficio/contracts/text/plain-text'
import { z } from 'zod'
import { readAttribution } from './attributions'

/** Accepts a missing or invalid field as null, because the rest of the row is still useful. */
const orNull = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)
const orNone = <T extends z.ZodType>(row: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((rows) => rows.flatMap((rawRow) => row.safeParse(rawRow).data ?? []))

const line = (max: number) => plainText('line').min(1).max(max)
const opaque = z.string().regex(/^[A-Za-z0-9_-]{1,1500}$/)
const placeId = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/)
const word = z.string().regex(/^[a-z0-9_]{1,60}$/)
const webAddress = z.url({ protocol: /^https?$/ }).max(1000)

export const attributions = orNone(z.string().max(2000).transform(readAttribution).pipe(z.string().min(1)))

const photo = z.object({
  photo_reference: opaque,
  width: z.int().positive(),
  height: z.int().positive(),
  html_attributions: attributions,
})

const location = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

const openingHours = z.object({
  open_now: orNull(z.boolean()),
  weekday_text: orNone(line(200)),
})

const review = z.object({
  author_name: line(200),
  rating: z.number().min(0).max(5),
  text: plainText('lines').max(10_000),
  time: orNull(z.int().positive().max(4_000_000_000)),
})

const component = z.object({ long_name: line(300), short_name: line(300), types: orNone(word) })

/** A row must have an id and a name. Every other field may be missing or invalid. */
const resultRow = z.object({
  place_id: placeId,
  name: line(300),
  formatted_address: orNull(line(500)),
  geometry: orNull(z.object({ location })),
  rating: orNull(z.number().min(0).max(5)),
  user_ratings_total: orNull(z.int().nonnegative()),
  price_level: orNull(z.int().min(0).max(4)),
  types: orNone(word),
  photos: orNone(photo),
  opening_hours: orNull(openingHours),
  business_status: orNull(z.string().regex(/^[A-Z_]{1,40}$/)),
})

export const placeRow = resultRow.transform(viewResult)

function viewResult(row: z.output<typeof resultRow>): PlaceResult {
  return {
    id: row.place_id,
    name: row.name,
    address: row.formatted_address ?? '',
    location: row.geometry?.location ?? null,
    rating: row.rating,
    userRatingsTotal: row.user_ratings_total,
    priceLevel: row.price_level,
    types: row.types,
    photos: row.photos,
    openNow: row.opening_hours?.open_now ?? null,
    // Google's icon address would make the visitor's browser contact Google.
    icon: null,
    businessStatus: row.business_status,
  }
}

/**
 * The details of a place. With `fields` the service omits all other fields, even the name; a missing id is replaced by
 * the requested one.
 */
export const detailsRow = (id: string) =>
  resultRow
    .extend({
      place_id: placeId.catch(id),
      name: plainText('line').max(300).catch(''),
      formatted_phone_number: orNull(line(60)),
      website: orNull(webAddress),
      url: orNull(z.url({ protocol: /^https$/, hostname: /(^|\.)google\.com$/ }).max(1000)),
      reviews: orNone(review),
      address_components: orNone(component),
    })
    .transform(
      (row): PlaceDetails => ({
        ...viewResult(row),
        phoneNumber: row.formatted_phone_number,
        website: row.website,
        googleMapsUrl: row.url,
        reviews: row.reviews.map(({ author_name, rating, text, time }) => ({
          authorName: author_name,
          rating,
          text,
          time: time === null ? null : new Date(time * 1000).toISOString(),
        })),
        openingHours: row.opening_hours && {
          openNow: row.opening_hours.open_now,
          weekdayText: row.opening_hours.weekday_text,
        },
        addressComponents: row.address_components.map(({ long_name, short_name, types }) => ({
          longName: long_name,
          shortName: short_name,
          types,
        })),
      }),
    )

export const suggestionRow = z
  .object({
    place_id: placeId,
    description: line(500),
    structured_formatting: orNull(
      z.object({ main_text: line(300), secondary_text: plainText('line').max(500).catch('') }),
    ),
  })
  .transform(
    ({ place_id: id, description, structured_formatting: parts }): PlaceSuggestion => ({
      id,
      description,
      mainText: parts?.main_text ?? description,
      secondaryText: parts?.secondary_text ?? '',
    }),
  )
