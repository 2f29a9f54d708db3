import { expect, it } from 'vitest'
import { ratingText } from './landing-words'

it('tells the average of a town only from three reviews on', () => {
  expect(ratingText(null)).toBeNull()
  expect(ratingText({ average: 5, count: 1 })).toBeNull()
  expect(ratingText({ average: 4.5, count: 3 })).toBe('4,5 de 5 en 3 reseñas de trabajos verificados.')
})
