import { expect, it } from 'vitest'
import { ApiError, readApiError } from './api-client'
import { isWorthRetrying } from './is-worth-retrying'

it('an unanswered or too early call is worth a retry; a refused one is not', () => {
  const transientFailures = [
    new ApiError('network'),
    new ApiError('timeout'),
    readApiError(500, null),
    readApiError(503, null),
    readApiError(429, null),
  ]
  expect(transientFailures.map(isWorthRetrying)).toEqual([true, true, true, true, true])
  const lastingFailures = [
    readApiError(422, { code: 'validation_failed', text: 'Error en la validación de datos.' }),
    readApiError(404, { code: 'no_place_near', text: 'No encontramos ninguna localidad.' }),
  ]
  expect(lastingFailures.map(isWorthRetrying)).toEqual([false, false])
})
