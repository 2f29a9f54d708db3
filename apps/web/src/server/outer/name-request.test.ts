import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { currentCause } from '@oficio/domain/kernel/cause'
import type { OpenStep, Step, Traces } from '@oficio/domain/kernel/ports'
import { afterEach, expect, it } from 'vitest'
import { nameRequest } from './name-request'

const close: (() => void)[] = []
afterEach(() => {
  for (const stop of close.splice(0)) stop()
})

/** Records the started steps and their outcomes. */
function recordingTraces() {
  const steps: { step: Step; outcome: Parameters<OpenStep['end']>[0] }[] = []
  const traces: Traces = {
    begin: (step) => ({
      mark: `mark of ${step.name}`,
      within: (work) => work(),
      end: (outcome) => void steps.push({ step, outcome }),
    }),
    step: (_step, work) => work(''),
  }
  return { told: steps, traces }
}

async function serve(
  traces: Traces | null,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown = (_, response) => response.end(),
): Promise<string> {
  const server = createServer((request, response) => {
    nameRequest(request, response, { traces, answer: () => answer(request, response) })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close.push(() => server.close())
  // The cast is safe, because a server that listens on a port has an address with a port. The type also covers pipes.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('gives each request its own id, which its response and everything that it causes carry', async () => {
  const requestIds: unknown[] = []
  const origin = await serve(null, async (_request, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    requestIds.push(currentCause())
    response.end()
  })
  const callerRequest = { headers: { 'x-request-id': 'of the caller' } }
  const ids = (await Promise.all([fetch(origin, callerRequest), fetch(origin)])).map(({ headers }) =>
    headers.get('x-request-id'),
  )
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(requestIds.map((cause) => Object(cause).requestId).sort()).toEqual([...ids].sort())
  expect(currentCause()).toBeNull()
})

it('traces a request by route, method and status, and never by its address', async () => {
  const { told, traces } = recordingTraces()
  const origin = await serve(traces)
  const addresses = [
    '/seguimiento/abc.def?x=lucia',
    '/api/service-requests/7?mail=lucia@correo.example',
    '/lucia@correo.example',
  ]
  for (const path of addresses) await fetch(origin + path)
  await fetch(`${origin}/api/auth/session`, { method: 'PROPFIND' })
  await expect.poll(() => told).toHaveLength(4)
  expect(told.map(({ step }) => step.name)).toEqual([
    'GET /seguimiento/[token]',
    'GET /api/service-requests/{id}',
    'GET',
    '_OTHER /api/auth/[...nextauth]',
  ])
  expect(told[0]?.outcome).toEqual({ facts: { 'http.response.status_code': 200 } })
  expect(JSON.stringify(told)).not.toMatch(/lucia|abc\.def/)
})

it('marks failures and visitors who left in the trace', async () => {
  const { told, traces } = recordingTraces()
  const failing = await serve(traces, (_, response) => response.writeHead(503).end())
  await fetch(failing)
  await expect.poll(() => told.map(({ outcome }) => outcome?.fault)).toEqual(['503'])
  let noteArrival = () => {}
  const arrival = new Promise<void>((resolve) => {
    noteArrival = resolve
  })
  const silent = await serve(traces, () => noteArrival())
  const leaving = new AbortController()
  const answer = fetch(silent, { signal: leaving.signal }).catch(() => 'left')
  await arrival
  leaving.abort()
  expect(await answer).toBe('left')
  await expect.poll(() => told.map(({ outcome }) => outcome?.fault)).toEqual(['503', 'left'])
})

it('does not trace build files and health checks', async () => {
  const { told, traces } = recordingTraces()
  const origin = await serve(traces)
  for (const path of ['/_next/static/a.js', '/api/ready', '/api/health', '/metrics', '/login'])
    await fetch(origin + path)
  await expect.poll(() => told.map(({ step }) => step.name)).toEqual(['GET /login'])
})
