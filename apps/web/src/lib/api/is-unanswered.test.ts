import { expect, it } from 'vitest'
import { ApiError, readApiError } from './api-client'
import { isUnanswered } from './is-unanswered'

it('no answer is no connection, none in time, and a site or proxy that cannot give one; a refusal is an answer', () => {
  const unanswered = [new ApiError('network'), new ApiError('timeout'), readApiError(502, null)]
  expect(unanswered.map(isUnanswered)).toEqual([true, true, true])
  const closed = { code: 'unavailable', text: 'Probá de nuevo en unos minutos.' }
  expect(isUnanswered(readApiError(503, closed))).toBe(true)
  const answeredErrors = [
    readApiError(409, { code: 'lead_taken', text: 'Ya la tomaron.' }),
    readApiError(429, null),
  ]
  expect(answeredErrors.map(isUnanswered)).toEqual([false, false])
})
