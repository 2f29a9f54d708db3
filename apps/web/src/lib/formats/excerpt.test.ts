import { expect, it } from 'vitest'
import { excerpt } from './excerpt'

it('keeps a short text, and cuts a longer one at a word', () => {
  expect(excerpt('Llego\n a horario.', 20)).toBe('Llego a horario.')
  expect(excerpt('Reparo pérdidas y cambio cañerías', 20)).toBe('Reparo pérdidas y…')
  expect(excerpt('Impermeabilizaciones', 5)).toBe('Imper…')
})
