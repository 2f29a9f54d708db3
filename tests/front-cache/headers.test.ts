import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { root } from '@oficio/launcher/root'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { missingPrograms, type Running } from './run-program'
import { startNginx } from './start-nginx'

interface ShippedProxy {
  file: string
  program: string
  start(webOrigin: string): Promise<Running>
  /** Paths that cover every branch of the configuration. */
  paths: readonly string[]
}

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8')

/** Returns one path for each location of an nginx configuration. */
const locationsIn = (text: string): string[] =>
  [...text.matchAll(/location (?:[=~^*]+ )?(\S+) \{/g)].map(([, location = '']) => `${location}some/path`)

const proxies: readonly ShippedProxy[] = [
  {
    file: 'nginx/front-cache.conf',
    program: 'nginx',
    start: (webOrigin) => startNginx([webOrigin]),
    paths: locationsIn(read('nginx/front-cache.conf')),
  },
]

const hostOfSite = 'oficio.example'

/** Headers with which a visitor tries to look like another one. */
const forged = {
  'x-forwarded-for': '9.9.9.9',
  'x-client-address': '9.9.9.9',
  forwarded: 'for=9.9.9.9',
}

/** The request that arrived at web. */
interface Echo {
  httpVersion: string
  headers: Record<string, string>
}

/** Plays web: returns the request that arrived as its answer. */
const web = createServer((incoming, response) => {
  const { httpVersion, headers } = incoming
  incoming.resume()
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'private, no-store' })
    .end(JSON.stringify({ httpVersion, headers }))
})
let connections = 0
web.on('connection', () => {
  connections += 1
})

beforeAll(async () => {
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  web.closeAllConnections()
  web.close()
})

/**
 * The cast is safe, because a server that listens on a port has an address with that port. The type also covers pipes.
 */
const webOrigin = () => `http://127.0.0.1:${(web.address() as AddressInfo).port}`

async function ask(
  origin: string,
  path: string,
  method: string,
  headers: Record<string, string>,
): Promise<Echo> {
  const { hostname, port } = new URL(origin)
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const clientRequest = request(
      { hostname, port, path, method, headers: { host: hostOfSite, ...headers } },
      resolve,
    )
    clientRequest.on('error', reject).end()
  })
  return (await json(response)) as Echo
}

it('covers every proxy configuration that is shipped', () => {
  const files = readdirSync(join(root, 'deploy/nginx')).map((name) => `nginx/${name}`)
  expect(files.sort()).toEqual(proxies.map(({ file }) => file).sort())
  expect(proxies.every(({ paths }) => paths.length >= 3)).toBe(true)
})

describe.each(proxies)('$file', ({ program, start, paths }) => {
  const isMissing = missingPrograms(program).length > 0
  let proxy: Running | undefined
  beforeAll(async () => {
    if (!isMissing) proxy = await start(webOrigin())
  })
  afterAll(() => proxy?.stop())

  const cases = paths.flatMap((path) => ['GET', 'POST'].map((method) => ({ method, path })))

  it.skipIf(isMissing).each(cases)(
    "passes the visitor's address and the name of the site to web: $method $path",
    async ({ method, path }) => {
      const origin = proxy?.origin ?? ''
      for (const headers of [{}, forged, { ...forged, rsc: '1' }]) {
        const echo = await ask(origin, `${path}/${randomUUID()}`, method, headers)
        const addresses = (echo.headers['x-forwarded-for'] ?? '').split(/\s*,\s*/)
        expect(addresses.at(-1)).toBe('127.0.0.1')
        expect(addresses.length).toBe('x-forwarded-for' in headers ? 2 : 1)
        expect(echo.headers.host).toBe(hostOfSite)
        expect(echo.httpVersion).toBe('1.1')
      }
    },
  )
})

it.skipIf(missingPrograms('nginx').length > 0)('nginx keeps its connections to web open', async () => {
  const nginx = await startNginx([webOrigin()])
  // nginx starts one process per processor, each with its own connections.
  const workers = availableParallelism()
  try {
    for (const path of proxies[0]?.paths ?? []) {
      await ask(nginx.origin, path, 'POST', {})
      const before = connections
      for (let call = 0; call < 8 * workers; call += 1) await ask(nginx.origin, path, 'POST', {})
      expect(connections - before, path).toBeLessThanOrEqual(2 * workers)
    }
  } finally {
    await nginx.stop()
  }
})
