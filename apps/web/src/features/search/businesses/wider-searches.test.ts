import { expect, it } from 'vitest'
import { readBusinessSearchFields } from './business-address'
import { adviceFor, widerSearches } from './wider-searches'

it('the ways on from an empty result are the searches with fewer conditions', () => {
  const texts = (parameters: Record<string, string>) =>
    widerSearches(readBusinessSearchFields(parameters)).map(({ text }) => text)
  expect(texts({ category: 'cafes', cityName: 'Casilda' })).toEqual([
    'Quitar los filtros',
    'Buscar en todo el país',
    'Ver todos los negocios',
  ])
  expect(texts({ query: 'xyz' })).toEqual(['Ver todos los negocios'])
  expect(texts({})).toEqual([])
})

it('the advice never removes a condition that was not set', () => {
  const advice = (parameters: Record<string, string>) => adviceFor(readBusinessSearchFields(parameters))
  expect(advice({ query: 'xyz' })).toBe('Probá con otra palabra')
  expect(advice({ query: 'xyz', open: 'now' })).toBe('Probá con otra palabra o con menos filtros')
  expect(advice({ cityName: 'Casilda' })).toBe('Probá con menos filtros')
  expect(advice({})).toBeNull()
})
