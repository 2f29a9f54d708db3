import { searchQuery } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { pageParametersOf, readSearch } from './read-search'

const typedNames = ['query', 'location']

it('reports a typed field that is invalid, and ignores a filter value that no form offers', () => {
  const tooLongSearch = readSearch(searchQuery, { query: 'a'.repeat(500), minRating: '9' }, typedNames)
  expect(tooLongSearch.query).toBeNull()
  expect(Object.keys(tooLongSearch.faults)).toEqual(['query'])
  const invalidChoices = readSearch(
    searchQuery,
    { query: 'gas', minRating: '9', rubroIds: ['x', '2'], page: '-1' },
    typedNames,
  )
  expect(invalidChoices).toMatchObject({ query: { query: 'gas', page: 1, rubroIds: [] }, faults: {} })
  expect(invalidChoices.query?.minRating).toBeUndefined()
})

it('drops a latitude without a longitude, and a radius in metres, from the parameters of a page', () => {
  expect(pageParametersOf({ query: 'gas', latitude: '-32.95', radius: '10' })).toEqual({ query: 'gas' })
  const point = { latitude: '-32.95', longitude: '-60.64' }
  expect(pageParametersOf({ ...point, radiusKm: '10' })).toEqual({ ...point, radiusKm: '10' })
})
