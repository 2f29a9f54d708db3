import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { answerFailures } from './answer-failures'
import { createLoadGate, type LoadGate, measureLag } from './load-gate'
import { turnAway } from './turn-away'

/** The numbers of the gate. */
const most = 64
const always = 32

let strain = { lagMs: 0, waiting: 0 }
let gate: LoadGate
/** Requests that are let in and not answered yet. */
let inside: ServerResponse[] = []
const server = createServer((request, response) => {
  answerFailures(request, response)
  if (turnAway(gate, request, response)) return
  request.resume()
  inside.push(response)
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  strain = { lagMs: 0, waiting: 0 }
  gate = createLoadGate({ lagMs: () => strain.lagMs, waiting: () => strain.waiting })
  inside = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Lets so many in, who wait for their answers; returns those. */
async function fill(count: number, init: RequestInit = {}, path = '/') {
  const wanted = inside.length + count
  const asked = Array.from({ length: count }, () => fetch(origin + path, init))
  await expect.poll(() => inside.length).toBe(wanted)
  return asked
}

const answerAll = () => {
  for (const response of inside.splice(0)) response.end('done')
}

it('who comes when too many are inside is told at once to come again, a page in words, a call in its own form', async () => {
  const asked = await fill(most)
  const page = await fetch(`${origin}/`)
  expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'private, no-store'])
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await page.text()).toContain('No pagues de nuevo.')
  const call = await fetch(`${origin}/api/service-requests`, { method: 'POST', body: '{}' })
  expect([call.status, await call.json()]).toMatchObject([503, { code: 'unavailable' }])
  answerAll()
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
  const [again] = await fill(1)
  answerAll()
  expect((await again)?.status).toBe(200)
})

it('a process that is behind, or whose database is asked by many, takes fewer; a machine that is merely slow turns nobody away', async () => {
  for (const trouble of [
    { lagMs: 600, waiting: 0 },
    { lagMs: 0, waiting: 50 },
  ]) {
    strain = trouble
    const asked = await fill(always)
    expect((await fetch(origin)).status).toBe(503)
    answerAll()
    await Promise.all(asked)
  }
})

it('writes hold a place while they are worked on, and not while their bodies are on the way', async () => {
  const slow = Array.from({ length: most }, () => {
    const { port } = server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    socket.write('POST /api/photos HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{')
    return socket
  })
  await expect.poll(() => inside.length).toBe(most)
  inside = []
  const asked = await fill(most, { method: 'POST', body: '{}' })
  expect((await fetch(origin)).status).toBe(503)
  answerAll()
  await Promise.all(asked)
  for (const socket of slow) socket.destroy()
})

it('a listener for changes holds no place, and whoever asks how the process does is always let in', async () => {
  const listening = new AbortController()
  const streams = await fill(most, { headers: { accept: 'text/event-stream' }, signal: listening.signal })
  const asked = await fill(most)
  const [ready] = await fill(1, {}, '/api/ready')
  answerAll()
  expect((await ready)?.status).toBe(200)
  await Promise.all([...asked, ...streams])
})

it('who goes away before the answer gives the place back', async () => {
  const leaving = new AbortController()
  const asked = await fill(most, { signal: leaving.signal })
  leaving.abort()
  await Promise.allSettled(asked)
  await expect.poll(() => gate.hasRoom()).toBe(true)
})

it('how far the process is behind is measured where it works', async () => {
  const lagMs = measureLag()
  const blockedUntil = performance.now() + 400
  while (performance.now() < blockedUntil) JSON.stringify({})
  await expect.poll(lagMs, { interval: 10 }).toBeGreaterThan(100)
})
