import type { PlaceDetails } from './place-shapes'

export type PlaceField = keyof PlaceDetails

/** The fields of a place with their names at map services; the first name is the one we send to Google. */
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

// The type of Object.keys loses the keys; the record above is a literal without others.
export const placeFields = Object.keys(serviceNames) as PlaceField[]

/** Returns the fields for a name of ours or of a service; none for an unknown name. */
export const fieldsNamed = (name: string): PlaceField[] =>
  placeFields.filter((field) => field === name || serviceNames[field].includes(name))

/** Returns the names to request from Google for these fields. */
export const serviceFields = (fields: readonly PlaceField[]): string[] => [
  ...new Set(fields.map((field) => serviceNames[field][0])),
]
