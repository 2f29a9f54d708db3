import { expect, it } from 'vitest'
import { everyQueryOf, queryOf } from './page-query'

it('ignores parameters with characters that the database cannot store', () => {
  const query = {
    buscar: 'a\0b',
    orden: 'nuevos',
    etiqueta: ['wifi', '\0'],
    rubro: ['1', '2'],
    none: undefined,
  }
  expect(queryOf(query)).toEqual({ orden: 'nuevos' })
  expect(everyQueryOf(query)).toEqual({ orden: 'nuevos', rubro: ['1', '2'] })
})
