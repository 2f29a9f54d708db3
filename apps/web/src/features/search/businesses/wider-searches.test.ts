import { expect, it } from 'vitest'
import { readAskedBusinesses } from './business-address'
import { widerSearches } from './wider-searches'

it('where nothing was found the ways on are those that ask for less', () => {
  const texts = (given: Record<string, string>) =>
    widerSearches(readAskedBusinesses(given)).map(({ text }) => text)
  expect(texts({ category: 'cafes', cityName: 'Casilda' })).toEqual([
    'Quitar los filtros',
    'Buscar en todo el país',
    'Ver todos los negocios',
  ])
  expect(texts({ query: 'xyz' })).toEqual(['Ver todos los negocios'])
  expect(texts({})).toEqual([])
})
