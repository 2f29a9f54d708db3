import { AsyncLocalStorage } from 'node:async_hooks'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { clientAddressHeader } from '../limits/client-address'
import { answerFailure } from '../outer/answer-failures'
import { nameRequest } from '../outer/name-request'
import { noteRendering } from '../outer/rendering'
import { SiteResponse } from '../outer/site-response'
import { admitRequest } from './admit-request'
import { createLoadGate, type LoadGate } from './load-gate'

/** The limits of the gate. */
const maxRequests = 64
const always = 32
const atOnce = 10

/** The number of queries that wait for the database. */
let waiting = 0
let gate: LoadGate
/** The number of requests received so far. */
let receivedCount = 0
/** The requests that were started and not yet answered. */
let openRequests: { url: string | undefined; response: ServerResponse }[] = []
let isAnswering = false
/** Whether the server reads bodies. */
let isReading = true
/** The URLs of requests whose connection was closed. */
const closedUrls: (string | undefined)[] = []
/** Represents the context of a request while it is processed. */
const cause = new AsyncLocalStorage<string | undefined>()
const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
  receivedCount += 1
  response.once('close', () => closedUrls.push(request.url))
  nameRequest(request, response, { traces: null, answer: () => admit(request, response) })
})
function admit(request: IncomingMessage, response: SiteResponse): void {
  request.headers[clientAddressHeader] = String(request.headers['x-from'] ?? `10.0.0.${receivedCount % 256}`)
  noteRendering(request, (rendering) => {
    response.reviewHead = () => answerFailure(request, response, rendering)
    cause.run(request.url, () =>
      admitRequest(gate, request, response, () => {
        if (isReading) request.resume()
        if (isAnswering) response.end('done')
        else openRequests.push({ url: cause.getStore(), response })
      }),
    )
  })
}
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  waiting = 0
  gate = createLoadGate({ waiting: () => waiting, connections: atOnce, isStarted: true })
  openRequests = []
  isAnswering = false
  isReading = true
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Sends that many requests, which wait for their responses, and returns them. */
async function fill(count: number, init: RequestInit = {}, path = '/') {
  const targetCount = receivedCount + count
  const pendingAnswers = Array.from({ length: count }, () => fetch(origin + path, init))
  await expect.poll(() => receivedCount).toBe(targetCount)
  return pendingAnswers
}

/** Stops the clock of the gate. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
afterEach(() => {
  vi.useRealTimers()
})

/** Answers all waiting requests, and every later request at once. */
const answerAll = () => {
  isAnswering = true
  for (const { response } of openRequests.splice(0)) response.end('done')
}

it('refuses requests at once when too many are inside, with a page for pages and JSON for calls', async () => {
  const pendingAnswers = await fill(maxRequests)
  const page = await fetch(`${origin}/`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('No pagues de nuevo.')
  const call = await fetch(`${origin}/api/service-requests`, { method: 'POST', body: '{}' })
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'unavailable' }])
  answerAll()
  expect(new Set((await Promise.all(pendingAnswers)).map(({ status }) => status))).toEqual(new Set([200]))
  const [again] = await fill(1)
  answerAll()
  expect((await again)?.status).toBe(200)
})

it('admits fewer requests when the process or the database is behind, but refuses none on a slow machine', async () => {
  holdTime()
  const laterAnswers = await fill(always)
  vi.advanceTimersByTime(600)
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  await Promise.all(laterAnswers)
  isAnswering = false
  waiting = 50
  const pendingAnswers = await fill(always)
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  await Promise.all(pendingAnswers)
})

it('refuses an address that takes too many places, and still admits other addresses', async () => {
  const headers = { 'x-from': '200.1.2.3' }
  waiting = 50
  const pendingAnswers = await fill(always, { headers })
  expect((await fetch(origin, { headers })).status).toBe(503)
  const otherAnswers = await fill(always - 4)
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  const answers = await Promise.all([...pendingAnswers, ...otherAnswers])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

it('frees the place of each pipelined request when their connection closes', async () => {
  const { port } = server.address() as AddressInfo
  const targetCount = receivedCount + 8
  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nx-from: 200.1.2.3\r\n\r\n'.repeat(8))
  await expect.poll(() => receivedCount).toBe(targetCount)
  await expect.poll(() => openRequests.length).toBe(8)
  const before = closedUrls.length
  socket.destroy()
  await expect.poll(() => closedUrls.length).toBeGreaterThan(before)
  // If one of the aborted requests still held its place, these requests would not all be admitted.
  waiting = 50
  const pendingAnswers = await fill(always - 1, { headers: { 'x-from': '200.1.2.3' } })
  const [last] = await fill(1, { headers: { 'x-from': '200.1.2.3' } })
  answerAll()
  expect((await last)?.status).toBe(200)
  await Promise.all(pendingAnswers)
})

it('counts a write whose body is never read', async () => {
  waiting = 50
  isReading = false
  const pendingAnswers = await fill(always, { method: 'POST', body: '{}' })
  await expect.poll(() => openRequests.length).toBe(atOnce)
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  await Promise.all(pendingAnswers)
})

it('counts a write while it is processed, but not while its body arrives', async () => {
  const slow = Array.from({ length: maxRequests }, () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/photos HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{')
    return socket
  })
  await expect.poll(() => openRequests.length).toBe(maxRequests)
  openRequests = []
  const pendingAnswers = await fill(maxRequests, { method: 'POST', body: '{}' })
  await expect.poll(() => gate.hasRoom('10.1.1.1')).toBe(false)
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  await Promise.all(pendingAnswers)
  for (const socket of slow) socket.destroy()
})

it('always admits health checks', async () => {
  const pendingAnswers = await fill(maxRequests)
  const [ready] = await fill(1, {}, '/api/ready')
  answerAll()
  expect((await ready)?.status).toBe(200)
  await Promise.all(pendingAnswers)
})

it('counts a stream of account changes until it is open', async () => {
  const streams = await fill(maxRequests, {}, '/api/auth/changes')
  expect(gate.hasRoom('10.1.1.1')).toBe(false)
  for (let count = 0; count < maxRequests; count += 1) {
    await expect.poll(() => openRequests.length).toBeGreaterThan(0)
    openRequests.shift()?.response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':')
  }
  const openStreams = await Promise.all(streams)
  expect(gate.hasRoom('10.1.1.1')).toBe(true)
  await Promise.all(openStreams.map(({ body }) => body?.cancel()))
})

it('frees the place of a visitor who leaves before the response', async () => {
  const leaving = new AbortController()
  const pendingAnswers = await fill(maxRequests, { signal: leaving.signal })
  leaving.abort()
  await Promise.allSettled(pendingAnswers)
  await expect.poll(() => gate.hasRoom('10.1.1.1')).toBe(true)
})

it('processes ten requests at once, and starts the others in order, each with its own cause', async () => {
  holdTime()
  const pendingAnswers: Promise<Response>[] = []
  for (let index = 0; index < atOnce + 3; index += 1) pendingAnswers.push(...(await fill(1, {}, `/${index}`)))
  await expect
    .poll(() => openRequests.map(({ url }) => url))
    .toEqual(Array.from({ length: atOnce }, (_, index) => `/${index}`))
  openRequests[0]?.response.end('done')
  await expect.poll(() => openRequests.length).toBe(atOnce + 1)
  openRequests[1]?.response.end('done')
  await expect.poll(() => openRequests.length).toBe(atOnce + 2)
  expect(openRequests.slice(atOnce).map(({ url }) => url)).toEqual([`/${atOnce}`, `/${atOnce + 1}`])
  answerAll()
  await Promise.all(pendingAnswers)
})

it('lets the next request start when one waits for another system', async () => {
  holdTime()
  const pendingAnswers = await fill(2 * atOnce)
  await expect.poll(() => openRequests.length).toBe(atOnce)
  // No request is answered meanwhile.
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => openRequests.length).toBe(2 * atOnce)
  answerAll()
  await Promise.all(pendingAnswers)
})

it('never starts a request whose visitor left before its turn', async () => {
  holdTime()
  const pendingAnswers = await fill(atOnce)
  const leaving = new AbortController()
  const leavingAnswers = await fill(1, { signal: leaving.signal }, '/left')
  leaving.abort()
  await Promise.allSettled(leavingAnswers)
  await expect.poll(() => closedUrls).toContain('/left')
  const [last] = await fill(1, {}, '/last')
  vi.advanceTimersByTime(1_000)
  await expect.poll(() => openRequests.map(({ url }) => url)).toContain('/last')
  expect(openRequests.map(({ url }) => url)).not.toContain('/left')
  answerAll()
  await Promise.all([...pendingAnswers, last])
})
