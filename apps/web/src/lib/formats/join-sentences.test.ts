import { expect, it } from 'vitest'
import { joinSentences } from './join-sentences'

it('ends each text with one sign, and keeps the sign that a text has', () => {
  expect(joinSentences(['Pizzas', 'Mz 4 Lote 5 S/N, Rosario', '4,5 de 5.'])).toBe(
    'Pizzas. Mz 4 Lote 5 S/N, Rosario. 4,5 de 5.',
  )
  expect(joinSentences(['¿Tenés hambre?', 'Pizza, empanadas,', 'Y más…', 'Abierto (todo el día.)'])).toBe(
    '¿Tenés hambre? Pizza, empanadas. Y más… Abierto (todo el día.)',
  )
})

it('leaves out what is missing or blank', () => {
  expect(joinSentences([null, false, undefined, ' ', 'Cafés'])).toBe('Cafés.')
})
