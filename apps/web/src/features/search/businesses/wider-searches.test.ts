import { expect, it } from 'vitest'
import { readAskedBusinesses } from './business-address'
import { adviceFor, widerSearches } from './wider-searches'

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

it('nobody is told to take away what they did not ask for', () => {
  const advice = (given: Record<string, string>) => adviceFor(readAskedBusinesses(given))
  expect(advice({ query: 'xyz' })).toBe('Probá con otra palabra')
  expect(advice({ query: 'xyz', open: 'now' })).toBe('Probá con otra palabra o con menos filtros')
  expect(advice({ cityName: 'Casilda' })).toBe('Probá con menos filtros')
  expect(advice({})).toBeNull()
})
