import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrontCache } from '@oficio/domain/kernel/ports'
import { recordingLog } from '@oficio/domain/testing/fakes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFrontCache } from './create-front-cache'

const pauses = { onTheWayMs: 30, againMs: 5, againMostMs: 20 }

// A stand-in for the cache, which answers what a test wants.
let server: Server
let requests: IncomingMessage[]
let status: number
let log: ReturnType<typeof recordingLog>
let cache: FrontCache
let port: number

beforeEach(async () => {
  requests = []
  status = 204
  log = recordingLog()
  server = createServer((request, response) => {
    requests.push(request)
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  await listen(0)
  port = (server.address() as AddressInfo).port
  cache = open(`http://127.0.0.1:${port}/purge`)
})
afterEach(() => {
  cache.close()
  return close()
})

const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
function close() {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}
const open = (url: string) => createFrontCache({ url, everyPage: 'every-page', log, pauses })
const keys = () => requests.map(({ headers }) => headers['surrogate-key'])

it('purges the tags of each change at once, and once more for a page that was being rendered', async () => {
  cache.purge(['business:1', 'reviews'])
  await expect.poll(keys).toEqual(['business:1 reviews', 'business:1 reviews'])
  expect(requests[0]).toMatchObject({ method: 'PURGE', url: '/purge' })
  cache.purge(['rubros'])
  await expect.poll(keys).toEqual(['business:1 reviews', 'business:1 reviews', 'rubros', 'rubros'])
})

it.each([403, 500, 302])(
  'retries a purge that %i answered until it is accepted, and logs it once',
  async (code) => {
    status = code
    cache.purge(['business:1'])
    cache.purge(['reviews'])
    await expect.poll(() => requests.length).toBeGreaterThan(4)
    status = 204
    const before = requests.length
    await expect
      .poll(() => new Set(keys().slice(before).join(' ').split(' ')))
      .toEqual(new Set(['business:1', 'reviews']))
    expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
  },
)

it('purges changes during an outage when the cache is back', async () => {
  await close()
  cache.purge(['business:1'])
  await expect.poll(() => log.lines.length).toBe(1)
  cache.purge(['business:2'])
  await listen(port)
  await expect.poll(() => keys().join(' ')).toContain('business:1')
  expect(keys().join(' ')).toContain('business:2')
})

it('purges a tag again if it changes during its purge', async () => {
  server.once('request', () => cache.purge(['business:1']))
  cache.purge(['business:1'])
  await expect.poll(() => requests.length).toBeGreaterThanOrEqual(3)
})

it('leaves out no tag if there are more than one purge can contain', async () => {
  const tags = Array.from({ length: 120 }, (_, number) => `business:${number}`)
  cache.purge(tags)
  await expect.poll(() => new Set(keys().join(' ').split(' ')).size).toBe(120)
  expect(Math.max(...keys().map((key) => String(key).length))).toBeLessThan(4_000)
})

it('purges every page after more changes than it tracks', async () => {
  await close()
  cache.purge(Array.from({ length: 3_000 }, (_, number) => `business:${number}`))
  await listen(port)
  await expect.poll(keys).toContain('every-page')
})

it('stops retrying when the process ends', async () => {
  status = 500
  cache.purge(['business:1'])
  await expect.poll(() => requests.length).toBeGreaterThan(2)
  cache.close()
  cache.purge(['business:2'])
  const before = requests.length
  status = 204
  // The second cache is purged after any retry of the closed one would have come.
  const other = open(`http://127.0.0.1:${port}/`)
  other.purge(['rubros'])
  await expect.poll(() => keys().filter((key) => key === 'rubros').length).toBe(2)
  other.close()
  const after = keys().slice(before)
  expect(after).not.toContain('business:2')
  // One may have been on its way.
  expect(after.filter((key) => key === 'business:1').length).toBeLessThanOrEqual(1)
})

it('a password in its address is sent as one', async () => {
  cache = open(`http://web:se%20creto@127.0.0.1:${port}/`)
  cache.purge(['rubros'])
  await expect.poll(() => requests[0]?.headers.authorization).toBe(`Basic ${btoa('web:se creto')}`)
})
