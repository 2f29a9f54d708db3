import { allEndpoints } from '@oficio/contracts/endpoints'
import { searchPlacesEndpoint } from '@oficio/contracts/places/lookup'
import { createTestContext } from '@oficio/domain/testing/test-context'
import { expect, it } from 'vitest'
import { errorAnswer, jsonAnswer } from '../../apps/web/src/server/calls/answers'
import { errorCodesOf } from '../../apps/web/src/server/openapi/refusals'
import { fetchFromSite } from '../api/fetch-from-site'
import { serveWith, stopServing } from './api'
import { expectDeclared } from './expect-declared'

it.each([
  ['another status', () => jsonAnswer(201, { status: 'OK', results: [] }), 'status 201'],
  ['another code', () => errorAnswer('payment_used'), 'code payment_used'],
  ['another shape', () => jsonAnswer(200, { status: 'OK' }), 'results'],
  ['another type', () => new Response('OK', { headers: { 'content-type': 'text/plain' } }), 'text/plain'],
  ['a redirect', () => new Response(null, { status: 302, headers: { location: '/' } }), 'redirect'],
])('finds %s that a call does not declare', async (_what, answer, fault) => {
  await expect(expectDeclared(searchPlacesEndpoint, answer())).rejects.toThrow(fault)
})

it('a dead token is refused as declared by every public call that reads one', async () => {
  serveWith(await createTestContext())
  const fetch = await fetchFromSite()
  const open = allEndpoints.filter(
    (endpoint) =>
      endpoint.access === 'anyone' &&
      endpoint.method === 'GET' &&
      !endpoint.path.includes('{') &&
      errorCodesOf(endpoint).includes('unauthenticated'),
  )
  const foreignCodes: string[] = []
  for (const { path } of open) {
    const headers = { authorization: 'Bearer of.another.0' }
    const answer = await fetch(`http://localhost:3000/api${path}`, { headers })
    const challenge = answer.headers.get('www-authenticate')
    if (answer.status !== 401 || challenge !== 'Bearer realm="api"')
      foreignCodes.push(`${path} ${answer.status}`)
  }
  stopServing()
  expect(open.length).toBeGreaterThan(10)
  expect(foreignCodes).toEqual([])
})
