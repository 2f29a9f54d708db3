import { pages } from '@oficio/contracts/pages'
import { expect, it } from 'vitest'
import { keptQuery } from './kept-query'

const read = (path: string, query: string) => keptQuery(path, new URLSearchParams(query)).toString()
const businesses = pages.searchBusinesses.path
const professionals = pages.searchProfessionals.path

it.each([
  ['x=1&query=caf%C3%A9&QUERY=a&y[]=2', 'query=caf%C3%A9'],
  ['utm_source=x&fbclid=1&gclid=2&utm_campaign=y', ''],
  ['page=1&sort=relevance&limit=50&radius=300&city=+', ''],
  ['page=2&sort=rating&tags=b&tags=a&open=true', 'open=true&page=2&sort=rating&tags=b&tags=a'],
  ['page=1&page=2', 'page=1&page=2'],
])('reads a search for businesses with %s as %s', (query, expected) => {
  expect(read(businesses, query)).toBe(expected)
})

it.each([
  ['x=1&rubroIds=2&rubroIds=1&availability=available&page=1&limit=10', 'rubroIds=2&rubroIds=1'],
  ['availability=all&limit=5&radiusKm=10&minRating=4', 'availability=all&limit=5&minRating=4&radiusKm=10'],
])('reads a search for professionals with %s as %s', (query, expected) => {
  expect(read(professionals, query)).toBe(expected)
})

it('covers every page that is kept for each query', () => {
  for (const { path } of Object.values(pages).filter((page) => 'keptSeconds' in page))
    expect(read(path, 'page=2')).toBe('page=2')
})
