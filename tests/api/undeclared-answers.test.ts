import { expect, it } from 'vitest'
import { describedApi } from './described-api'
import { undeclaredAnswers } from './undeclared-answers'

const faultOf = undeclaredAnswers(describedApi())
const deviceAnswer = {
  method: 'POST',
  path: '/auth/device',
  status: 200,
  contentType: 'application/json',
  body: { success: true },
}
const refusal = {
  method: 'GET',
  path: '/service-requests/x',
  status: 422,
  contentType: 'application/json',
  body: { message: 'Validation failed', text: 'Revisá los datos.', code: 'validation_failed' },
}

it('accepts a declared answer, a declared refusal and a path outside of the document', () => {
  expect(faultOf(deviceAnswer)).toBeNull()
  expect(faultOf(refusal)).toBeNull()
  expect(faultOf({ ...deviceAnswer, method: 'GET', path: '/auth/session' })).toBeNull()
})

it.each([
  ['another status', { ...deviceAnswer, status: 418 }, 'status 418'],
  ['another content type', { ...deviceAnswer, contentType: 'text/html' }, "content type 'text/html'"],
  ['another shape', { ...deviceAnswer, body: { success: false } }, '/success'],
  ['an undeclared field', { ...deviceAnswer, body: { success: true, more: 1 } }, 'additional properties'],
  ['an undeclared code', { ...refusal, body: { ...refusal.body, code: 'payment_used' } }, '/code'],
])('names %s', (_what, answer, fault) => {
  expect(faultOf(answer)).toContain(fault)
})
