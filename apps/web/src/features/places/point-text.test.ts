import { describe, expect, it } from 'vitest'
import { pointText, readPoint } from './point-text'

describe('a point', () => {
  it.each(['-32.9478, -60.6506', ' (-32.9478,-60.6506) ', '-32.9478 -60.6506', '-32.9478;-60.6506'])(
    'is read as maps copy it: %s',
    (text) => expect(readPoint(text)).toEqual({ latitude: -32.9478, longitude: -60.6506 }),
  )

  it.each(['-32,9478, -60,6506', '-32,9478 -60,6506', '(-32,9478; -60,6506)', '-32,9478,-60,6506'])(
    'is read with commas for its decimals too: %s',
    (text) => expect(readPoint(text)).toEqual({ latitude: -32.9478, longitude: -60.6506 }),
  )

  it.each([
    '',
    'Córdoba 1500',
    '-32.9478',
    '-32,9478',
    '-32,9478, -60.6506',
    '95.1, -60',
    '-32, -181',
    '-32.9, -60.6, 4',
  ])('is not made up of what names none: %s', (text) => expect(readPoint(text)).toBeNull())

  it('is written as it is read, to a metre', () => {
    const point = { latitude: -32.947_812_345, longitude: -60.65 }
    expect(pointText(point)).toBe('-32.94781, -60.65')
    expect(readPoint(pointText(point))).toEqual({ latitude: -32.94781, longitude: -60.65 })
  })
})
