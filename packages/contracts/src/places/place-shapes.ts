import { z } from 'zod'

const photo = z
  .object({
    /** What the photo is asked for by. */
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
    /** Null where the service does not say. */
    time: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PlaceReview' })

/** A town, a province or a business, as whoever searches places reads it. What nobody knows of it is null. */
export const placeResult = z
  .object({
    /** 'oficio:localidad:21050' of what is known here; any other id belongs to the places service. */
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
    /** A picture on this site; never an address of the service, which the browser does not speak to. */
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

/** Whose data an answer holds: what is Google's may be shown and not kept, with those who are to be named for it. */
export const placeOrigin = z.object({
  source: z.enum(['own', 'google']),
  /** Links made here of what the service sends: nothing in them but a name and a web address. */
  html_attributions: z.array(z.string()),
})
