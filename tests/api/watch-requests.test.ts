import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type APIRequestContext, request } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchRequests } from '../journeys/support/declared-answers'
import { describedApi } from './described-api'
import { undeclaredAnswers } from './undeclared-answers'

const judge = undeclaredAnswers(describedApi())
const refusal = { message: 'Validation failed', text: 'Revisá los datos.' }
const answers: Record<string, { status: number; body?: unknown; location?: string }> = {
  '/api/auth/device': { status: 200, body: { success: true } },
  '/api/service-requests/x': { status: 422, body: { ...refusal, code: 'payment_used' } },
  '/moved': { status: 303, location: '/api/service-requests/x' },
  '/other': { status: 418, body: {} },
}

let server: Server
let context: APIRequestContext
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const { status, body, location } = answers[url] ?? { status: 404 }
    response.writeHead(status, { 'content-type': 'application/json', ...(location && { location }) })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }).listen(0)
  const { port } = server.address() as AddressInfo // The cast is safe, because a listening server has a port.
  context = await request.newContext({ baseURL: `http://localhost:${port}` })
})
afterAll(async () => {
  await context.dispose()
  server.close()
})

it('accepts declared answers and paths outside of the API, whatever the method', async () => {
  const stopWatching = watchRequests(context, judge)
  expect(await (await context.post('/api/auth/device')).json()).toEqual({ success: true })
  await context.get('/other')
  expect(stopWatching).not.toThrow()
})

it('names an undeclared answer, also behind a redirect and though the test expects it', async () => {
  const stopWatching = watchRequests(context, judge)
  expect((await context.get('/api/service-requests/x')).status()).toBe(422)
  expect(stopWatching).toThrow('undeclared answer: GET /api/service-requests/x 422: /code')
  const stopWatchingMoved = watchRequests(context, judge)
  await context.post('/moved')
  expect(stopWatchingMoved).toThrow('GET /api/service-requests/x')
})
