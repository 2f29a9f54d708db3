import { searchQuery } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { asOfPage, readSearch } from './read-search'

const typedNames = ['query', 'location']

it('a fault of a typed value is shown, and a choice that no form offers counts as not made', () => {
  const long = readSearch(searchQuery, { query: 'a'.repeat(500), minRating: '9' }, typedNames)
  expect(long.query).toBeNull()
  expect(Object.keys(long.faults)).toEqual(['query'])
  const odd = readSearch(
    searchQuery,
    { query: 'gas', minRating: '9', rubroIds: ['x', '2'], page: '-1' },
    typedNames,
  )
  expect(odd).toMatchObject({ query: { query: 'gas', page: 1, rubroIds: [] }, faults: {} })
  expect(odd.query?.minRating).toBeUndefined()
})

it('drops half a point and metres from the address of a page', () => {
  expect(asOfPage({ query: 'gas', latitude: '-32.95', radius: '10' })).toEqual({ query: 'gas' })
  const point = { latitude: '-32.95', longitude: '-60.64' }
  expect(asOfPage({ ...point, radiusKm: '10' })).toEqual({ ...point, radiusKm: '10' })
})
