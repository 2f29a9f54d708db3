import { describe, expect, it } from 'vitest'
import { intervalDoubt } from './interval-doubt'

describe('an interval that ends before it begins', () => {
  it.each([
    ['09:00', '08:00', '20:00'],
    ['16:30', '08:30', '20:30'],
    ['09:00', '01:00', '13:00'],
  ])('reads from %s to %s as a possible %s of the same day', (open, close, otherReading) => {
    expect(intervalDoubt({ open, close })).toMatchObject({ otherReading: otherReading })
  })

  it.each([
    ['20:00', '02:00', 'a las 2 del día siguiente'],
    ['18:00', '01:00', 'a la 1 del día siguiente'],
    ['20:00', '00:30', 'a las 0:30 del día siguiente'],
    ['22:00', '12:00', 'a las 12 del día siguiente'],
  ])('reads from %s to %s as the night', (open, close, ends) => {
    expect(intervalDoubt({ open, close })).toEqual({ ends, otherReading: null })
  })

  it.each([
    ['09:00', '18:00'],
    ['00:00', '24:00'],
    ['', '08:00'],
    ['09:00', ''],
  ])('is absent from %s to %s', (open, close) => {
    expect(intervalDoubt({ open, close })).toBeNull()
  })
})
