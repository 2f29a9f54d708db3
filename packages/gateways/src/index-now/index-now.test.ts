import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createIndexNow } from './index-now'

// A fake search engine whose answer each test sets.
let server: Server
let bodies: unknown[]
let status: number
let url: string

beforeEach(async () => {
  bodies = []
  status = 202
  server = createServer(async (request, response) => {
    bodies.push(await json(request))
    response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The type also allows pipes, but a server that listens on a port has an address with that port.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`
})
afterEach(() => new Promise((resolve) => server.close(resolve)))

const tell = () =>
  createIndexNow({ origin: 'https://oficio.example', key: 'una-clave-1234', url }).tell(['/business/cafe'])

it('tells in one call which pages of which host changed, and where its key stands', async () => {
  await tell()
  expect(bodies).toEqual([
    {
      host: 'oficio.example',
      key: 'una-clave-1234',
      keyLocation: 'https://oficio.example/indexnow.txt',
      urlList: ['https://oficio.example/business/cafe'],
    },
  ])
})

it.each([403, 422, 429, 500, 302])('is retried later after the status %i', async (code) => {
  status = code
  await expect(tell()).rejects.toThrow()
  expect(bodies).toHaveLength(1)
})

it('is retried later if nobody answers', async () => {
  await new Promise((resolve) => server.close(resolve))
  await expect(tell()).rejects.toThrow()
  server.listen(0)
})
