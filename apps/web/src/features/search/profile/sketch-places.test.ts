import { expect, it } from 'vitest'
import { sketchHalf, sketchPlaces, sketchRadius } from './sketch-places'

const rosario = { nombre: 'Rosario', latitude: -32.95, longitude: -60.65 }

it('draws the own town in the middle, north above and east to the right', () => {
  const [home, north, east] = sketchPlaces(
    rosario,
    [
      { nombre: 'Norte', latitude: -32.75, longitude: -60.65 },
      { nombre: 'Este', latitude: -32.95, longitude: -60.55 },
    ],
    25,
  )
  expect(home).toMatchObject({ x: 0, y: 0, side: 'right' })
  expect(north).toMatchObject({ x: 0 })
  expect(north?.y).toBeLessThan(-sketchRadius / 2)
  expect(east?.x).toBeGreaterThan(0)
})

it('leaves out the name that would cover the name of a larger town', () => {
  const neighbour = { ...rosario, nombre: 'Villa Gobernador Gálvez', latitude: -32.951 }
  const [, town] = sketchPlaces(rosario, [neighbour], 25)
  expect(town).toMatchObject({ name: neighbour.nombre, side: null })
})

it('writes a name near the right edge to the left', () => {
  const edge = { nombre: 'San Lorenzo', latitude: -32.85, longitude: -60.45 }
  const [, town] = sketchPlaces(rosario, [edge], 25)
  expect(town?.x).toBeLessThan(sketchHalf)
  expect(town?.side).toBe('left')
})
