import { expect, it } from 'vitest'
import { sketchFacts, sketchSize } from './sketch-facts'

const rosario = { latitude: -32.95, longitude: -60.66, name: 'Rosario' }
const funes = { latitude: -32.92, longitude: -60.81, name: 'Funes' }

it('draws one sign for all results at one point, and nothing without results', () => {
  const facts = sketchFacts([rosario, funes, rosario])
  expect(facts?.points.map(({ count }) => count)).toEqual([2, 1])
  expect(facts?.label).toBe('Dónde están: 3 resultados en el mapa')
  expect(sketchFacts([])).toBeNull()
})

it('keeps the directions and the distances of a map', () => {
  const facts = sketchFacts([rosario, funes])
  const [east, west] = facts?.points ?? []
  expect((east?.x ?? 0) > (west?.x ?? 0)).toBe(true)
  expect((east?.y ?? 0) > (west?.y ?? 0)).toBe(true)
  // Funes is 14 km from Rosario.
  const apart = Math.hypot((east?.x ?? 0) - (west?.x ?? 0), (east?.y ?? 0) - (west?.y ?? 0))
  const { length = 1, text } = facts?.scale ?? {}
  expect(text).toBe('5 km')
  expect((apart / length) * 5).toBeCloseTo(14.4, 0)
})

it('stays inside of its box, and leaves out a name that would cover another', () => {
  const close = { ...rosario, longitude: rosario.longitude + 0.001, name: 'Un barrio de Rosario' }
  const far = { latitude: -34.6, longitude: -58.4, name: 'Buenos Aires' }
  const points = sketchFacts([rosario, close, far])?.points ?? []
  for (const { x, y } of points) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(sketchSize.width)
    expect(y).toBeLessThan(sketchSize.height)
  }
  expect(points.filter(({ name }) => name === null)).toHaveLength(1)
})
