import { describe, expect, it } from 'vitest'
import { ApiError, readApiError } from '@/lib/api/api-client'
import { LocationError, locationErrorCodes, locationErrorOf } from './location-errors'

describe('a place that could not be found out', () => {
  it.each(Object.entries(locationErrorCodes))(
    'says in words of its own why, and what to do: %s',
    (_name, code) => {
      const view = locationErrorOf(new LocationError(code))
      expect(view.code).toBe(code)
      expect(view.message).toMatch(/^[A-ZÁÉÍÓÚÑ].*\.$/)
      expect(view.suggestions.length).toBeGreaterThan(0)
    },
  )

  it('has ten reasons, no two of which say the same', () => {
    const messages = Object.values(locationErrorCodes).map(
      (code) => locationErrorOf(new LocationError(code)).message,
    )
    expect(new Set(messages).size).toBe(10)
  })

  it.each([
    [400, 'invalid_request', 9],
    [403, '', 7],
    [404, '', 7],
    [404, 'no_place_near', 8],
    [422, 'validation_failed', 9],
    [429, 'rate_limited', 7],
    [500, 'internal', 7],
    [502, '', 7],
    [503, 'unavailable', 7],
    [504, '', 7],
  ])('follows the status of the answer: %i', (status, code, expected) => {
    expect(locationErrorOf(readApiError(status, code ? { code, text: 'No.' } : null)).code).toBe(expected)
  })

  it('says after too many requests that it is temporary', () => {
    expect(locationErrorOf(readApiError(429, { code: 'rate_limited', text: 'No.' })).message).toContain(
      'Demasiadas solicitudes',
    )
  })

  it.each([
    [new ApiError('network'), 6],
    [new ApiError('timeout'), 6],
    [new ApiError('internal'), 7],
    [new TypeError('Failed to fetch'), 6],
    [new Error('Geocoding failed'), 5],
    [new Error('ZERO_RESULTS'), 8],
    [new Error('?'), 4],
    ['?', 4],
  ])('follows the thrown error: %s', (error, expected) => {
    expect(locationErrorOf(error).code).toBe(expected)
  })
})
