import { expect, it } from 'vitest'
import { getPlaceDetailsEndpoint, getPlacePhotoEndpoint, textSearchQuery } from './lookup'
import { placeFields, serviceFields } from './place-fields'

it('a point is read as services write it, and nothing else is one', () => {
  const pointOf = (location: string) => textSearchQuery.safeParse({ location }).data?.location
  expect(pointOf('-32.95,-60.64')).toEqual({ latitude: -32.95, longitude: -60.64 })
  expect(pointOf('-32.95, -60.64')).toEqual({ latitude: -32.95, longitude: -60.64 })
  expect(pointOf('')).toBeUndefined()
  for (const location of ['-91,0', '0,181', '-32.95', 'Rosario', '1,2,3', '1e1,2', 'NaN,0'])
    expect(textSearchQuery.safeParse({ location }).success, location).toBe(false)
})

it('what is left out has the usual value', () => {
  expect(textSearchQuery.parse({ query: 'café' })).toMatchObject({ radius: 5000, language: 'es' })
  expect(getPlacePhotoEndpoint.query.parse({ photoreference: 'x' })).toMatchObject({ maxwidth: 400 })
  expect(getPlaceDetailsEndpoint.query.parse({ place_id: 'x' }).fields).toEqual(placeFields)
})

it('ids and tokens hold nothing that would lead out of an address', () => {
  for (const place_id of ['../x', 'a b', 'a?b', 'a&key=b', 'a#b', '', 'x'.repeat(401)])
    expect(getPlaceDetailsEndpoint.query.safeParse({ place_id }).success, place_id).toBe(false)
})

it('a field has our name or that of services, which is asked for once', () => {
  const fieldsOf = (fields: string) => getPlaceDetailsEndpoint.query.parse({ place_id: 'x', fields }).fields
  expect(fieldsOf('formatted_address, rating')).toEqual(['address', 'rating'])
  expect(fieldsOf('opening_hours')).toEqual(['openNow', 'openingHours'])
  expect(serviceFields(['openNow', 'openingHours', 'name'])).toEqual(['opening_hours', 'name'])
})
