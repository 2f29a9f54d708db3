import type { PlaceDetails } from './place-shapes'

export type PlaceField = keyof PlaceDetails

/** The fields of a place, each with the names under which places services know it; the first is what Google is asked for. */
const serviceNames: Record<PlaceField, readonly [string, ...string[]]> = {
  id: ['place_id'],
  name: ['name'],
  address: ['formatted_address'],
  location: ['geometry', 'geometry/location'],
  rating: ['rating'],
  userRatingsTotal: ['user_ratings_total'],
  priceLevel: ['price_level'],
  types: ['types', 'type'],
  photos: ['photos', 'photo'],
  openNow: ['opening_hours', 'opening_hours/open_now'],
  icon: ['icon'],
  businessStatus: ['business_status'],
  phoneNumber: ['formatted_phone_number', 'international_phone_number'],
  website: ['website'],
  googleMapsUrl: ['url'],
  reviews: ['reviews', 'review'],
  openingHours: ['opening_hours'],
  addressComponents: ['address_components', 'address_component'],
}

// Object.keys forgets the keys' type; the record is a literal above and has no others.
export const placeFields = Object.keys(serviceNames) as PlaceField[]

/** Returns the fields that a name means, ours or a service's; none for one that nobody knows. */
export const fieldsNamed = (name: string): PlaceField[] =>
  placeFields.filter((field) => field === name || serviceNames[field].includes(name))

/** Returns what Google is asked for, to have these fields. */
export const serviceFields = (fields: readonly PlaceField[]): string[] => [
  ...new Set(fields.map((field) => serviceNames[field][0])),
]
