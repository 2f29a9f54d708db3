/** A place in the format of Google's classic API. */
export interface KnownPlace {
  place_id: string
  name: string
  formatted_address: string
  geometry: { location: { lat: number; lng: number } }
  rating: number
  user_ratings_total: number
  types: string[]
  photos: { photo_reference: string; width: number; height: number; html_attributions: string[] }[]
  opening_hours: { open_now: boolean; weekday_text: string[] }
  business_status: string
}

const author = '<a href="https://maps.google.com/maps/contrib/1">Ana &amp; Luis</a>'

/** The places of the stand-in: numbered cafés in a row. */
export const knownPlaces: readonly KnownPlace[] = Array.from({ length: 25 }, (_none, at) => ({
  place_id: `ChIJsimulado${String(at).padStart(4, '0')}`,
  name: `Café de Google ${at}`,
  formatted_address: `Calle ${at}, Rosario, Santa Fe, Argentina`,
  geometry: { location: { lat: -32.95 + at / 1000, lng: -60.64 } },
  rating: 4,
  user_ratings_total: 10 + at,
  types: ['cafe', 'point_of_interest', 'establishment'],
  photos: [{ photo_reference: `foto-${at}`, width: 1200, height: 900, html_attributions: [author] }],
  opening_hours: { open_now: true, weekday_text: ['lunes: 9:00–18:00'] },
  business_status: 'OPERATIONAL',
}))

export const knownDetails = (place: KnownPlace) => ({
  ...place,
  formatted_phone_number: '0341 555-0100',
  website: 'https://cafe.example.com/',
  url: 'https://maps.google.com/?cid=1',
  reviews: [{ author_name: 'Ana', rating: 5, text: 'Muy rico.', time: 1_790_000_000 }],
  address_components: [{ long_name: 'Rosario', short_name: 'Rosario', types: ['locality', 'political'] }],
})
