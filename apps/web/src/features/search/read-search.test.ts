import { searchQuery } from '@oficio/contracts/search/professionals'
import { expect, it } from 'vitest'
import { readSearch } from './read-search'

const typed = ['query', 'location']

it('a fault of what was typed is told, and a choice that no form offers counts as not made', () => {
  const long = readSearch(searchQuery, { query: 'a'.repeat(500), minRating: '9' }, typed)
  expect(long.query).toBeNull()
  expect(Object.keys(long.faults)).toEqual(['query'])
  const odd = readSearch(
    searchQuery,
    { query: 'gas', minRating: '9', rubroIds: ['x', '2'], page: '-1' },
    typed,
  )
  expect(odd).toMatchObject({ query: { query: 'gas', page: 1, rubroIds: [] }, faults: {} })
  expect(odd.query?.minRating).toBeUndefined()
})
