import { z } from 'zod'

const photo = z
  .object({
    /** Reference with which to request the photo. */
    photo_reference: z.string(),
    width: z.number(),
    height: z.number(),
    html_attributions: z.array(z.string()),
  })
  .meta({ id: 'PlacePhoto' })

const addressComponent = z
  .object({ longName: z.string(), shortName: z.string(), types: z.array(z.string()) })
  .meta({ id: 'PlaceAddressComponent' })

const review = z
  .object({
    authorName: z.string(),
    rating: z.number(),
    text: z.string(),
    /** Null if the service does not return it. */
    time: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlaceReview' })

/** A town, a province or a business as the search of places returns it. Unknown values are null. */
export const placeResult = z
  .object({
    /** 'oficio:localidad:21050' for our own places; any other id belongs to the map service. */
    id: z.string(),
    name: z.string(),
    address: z.string(),
    location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
    rating: z.number().nullable(),
    userRatingsTotal: z.number().nullable(),
    priceLevel: z.number().nullable(),
    types: z.array(z.string()),
    photos: z.array(photo),
    openNow: z.boolean().nullable(),
    /** An image on this site; the browser never contacts the service. */
    icon: z.string().nullable(),
    businessStatus: z.string().nullable(),
  })
  .meta({ id: 'PlaceResult' })
export type PlaceResult = z.infer<typeof placeResult>

export const placeDetails = placeResult
  .extend({
    phoneNumber: z.string().nullable(),
    website: z.string().nullable(),
    googleMapsUrl: z.string().nullable(),
    reviews: z.array(review),
    openingHours: z.object({ openNow: z.boolean().nullable(), weekdayText: z.array(z.string()) }).nullable(),
    addressComponents: z.array(addressComponent),
  })
  .meta({ id: 'PlaceDetails' })
export type PlaceDetails = z.infer<typeof placeDetails>

export const placeSuggestion = z
  .object({ id: z.string(), description: z.string(), mainText: z.string(), secondaryText: z.string() })
  .meta({ id: 'PlaceSuggestion' })
export type PlaceSuggestion = z.infer<typeof placeSuggestion>

/** Source of an answer: Google's data may be shown but not stored, and its authors must be credited. */
export const placeOrigin = z.object({
  source: z.enum(['own', 'google']),
  /** Links built here from the service's credits: only a name and a web address. */
  html_attributions: z.array(z.string()),
})
