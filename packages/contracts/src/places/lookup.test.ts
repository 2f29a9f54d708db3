import { expect, it } from 'vitest'
import { getPlaceDetailsEndpoint, getPlacePhotoEndpoint, textSearchQuery } from './lookup'
import { placeFields, serviceFields } from './place-fields'

it('parses a point as map services write it, and refuses anything else', () => {
  const pointOf = (location: string) => textSearchQuery.safeParse({ location }).data?.location
  expect(pointOf('-32.95,-60.64')).toEqual({ latitude: -32.95, longitude: -60.64 })
  expect(pointOf('-32.95, -60.64')).toEqual({ latitude: -32.95, longitude: -60.64 })
  expect(pointOf('')).toBeUndefined()
  for (const location of ['-91,0', '0,181', '-32.95', 'Rosario', '1,2,3', '1e1,2', 'NaN,0'])
    expect(textSearchQuery.safeParse({ location }).success, location).toBe(false)
})

it('uses the default of an absent parameter', () => {
  expect(textSearchQuery.parse({ query: 'café' })).toMatchObject({ radius: 5000, language: 'es' })
  expect(getPlacePhotoEndpoint.query.parse({ photoreference: 'x' })).toMatchObject({ maxwidth: 400 })
  expect(getPlaceDetailsEndpoint.query.parse({ place_id: 'x' }).fields).toEqual(placeFields)
})

it('refuses ids and tokens with characters that could leave an address', () => {
  for (const place_id of ['../x', 'a b', 'a?b', 'a&key=b', 'a#b', '', 'x'.repeat(401)])
    expect(getPlaceDetailsEndpoint.query.safeParse({ place_id }).success, place_id).toBe(false)
})

it("accepts a field under our name or the service's name, and requests it once", () => {
  const fieldsOf = (fields: string) => getPlaceDetailsEndpoint.query.parse({ place_id: 'x', fields }).fields
  expect(fieldsOf('formatted_address, rating')).toEqual(['address', 'rating'])
  expect(fieldsOf('opening_hours')).toEqual(['openNow', 'openingHours'])
  expect(serviceFields(['openNow', 'openingHours', 'name'])).toEqual(['opening_hours', 'name'])
})
