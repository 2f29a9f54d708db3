import { expect, it } from 'vitest'
import { excerptOf } from './excerpt'

it('keeps a short text, and cuts a longer one at a word', () => {
  expect(excerptOf('Llego\n a horario.', 20)).toBe('Llego a horario.')
  expect(excerptOf('Reparo pérdidas y cambio cañerías', 20)).toBe('Reparo pérdidas y…')
  expect(excerptOf('Impermeabilizaciones', 5)).toBe('Imper…')
})
