import { createServer, type IncomingMessage, type RequestOptions, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { PageCache } from './page-store'
import { sendReadyPage } from './ready-pages'

const html = `<p>${'¿Quién arregla canillas en Rosario? '.repeat(50)}</p>`
const path = '/professionals/ana'
/** As Next calls a page. */
const key = `/route-cache/APP_PAGE/c7bacbaf/$${path}`

let origin = { host: '127.0.0.1', port: 0 }
/** What the stand-in for Next was asked, and what it sends besides. */
let asked: string[] = []
let nextHeaders: Record<string, string> = {}
let isFrontPurged = false
const server = createServer((request, response) => {
  response.setHeader('x-frame-options', 'DENY')
  if (sendReadyPage(request, response, { isFrontPurged })) return
  asked.push(`${request.method} ${request.url}`)
  const headers = { 'content-type': 'text/html', 'x-nextjs-cache': 'HIT', etag: '"of-next"', ...nextHeaders }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.end('from Next')
})

const keep = (page: object = {}, cacheControl: object = { revalidate: 3600 }) =>
  new PageCache().set(key, { kind: 'APP_PAGE', html, ...page }, { tags: ['page'], cacheControl })

beforeEach(async () => {
  asked = []
  nextHeaders = {}
  isFrontPurged = false
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = { ...origin, port: (server.address() as AddressInfo).port }
})
afterEach(async () => {
  await new PageCache().revalidateTag('page')
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

async function ask(headers: RequestOptions['headers'] = {}, options: RequestOptions = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    send({ ...origin, path, headers, ...options }, resolve)
      .on('error', reject)
      .end()
  })
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

/** Asks until the page is ready in this form. */
async function askUntilReady(headers: RequestOptions['headers'] = {}) {
  let answer = await ask(headers)
  await expect
    .poll(async () => {
      answer = await ask(headers)
      return String(answer.body)
    })
    .not.toBe('from Next')
  asked = []
  return answer
}

it('a kept page is sent as it was stored, in the form its browser wants, without asking Next', async () => {
  await keep()
  const plain = await askUntilReady()
  expect(String(plain.body)).toBe(html)
  const gzip = await askUntilReady({ 'accept-encoding': 'gzip, br;q=0' })
  expect(String(gunzipSync(gzip.body))).toBe(html)
  const brotli = await askUntilReady({ 'accept-encoding': 'gzip, deflate, br, zstd' })
  expect(String(brotliDecompressSync(brotli.body))).toBe(html)
  for (const { headers, body, status } of [plain, gzip, brotli]) {
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/html',
      'x-frame-options': 'DENY',
      'x-nextjs-cache': 'HIT',
      'content-length': String(body.length),
      vary: 'Accept-Encoding',
      etag: plain.headers.etag,
    })
  }
  expect([plain, gzip, brotli].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ])
  await ask({}, { path: `${path}?rubro=plomeria` })
  expect(asked).toEqual([])
})

it('whoever has the page already is told so, and nobody who has an earlier one', async () => {
  await keep()
  const { headers } = await askUntilReady()
  const again = await ask({ 'if-none-match': `"x", W/${headers.etag}` })
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
  await keep({ html: html.replaceAll('Rosario', 'Córdoba') })
  const changed = await askUntilReady({ 'if-none-match': headers.etag })
  expect([changed.status, String(changed.body).includes('Córdoba')]).toEqual([200, true])
})

it('a cache before web is told what it may keep, and only of pages out of the store', async () => {
  const front = { 'surrogate-capability': 'front="Surrogate/1.0"' }
  await new PageCache().set(
    key,
    { kind: 'APP_PAGE', html },
    { tags: ['page', 'business:1', '_N_T_/layout'], cacheControl: { revalidate: 3600 } },
  )
  expect((await ask(front)).headers['surrogate-control']).toBeUndefined()
  const visitor = await askUntilReady()
  expect(visitor.headers['surrogate-control']).toBeUndefined()
  const unpurged = await askUntilReady(front)
  expect(unpurged.headers).toMatchObject({
    'surrogate-control': 'max-age=1',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(unpurged.headers['surrogate-key']).toBeUndefined()
  isFrontPurged = true
  expect((await ask(front)).headers).toMatchObject({
    'surrogate-control': 'max-age=60',
    'surrogate-key': 'every-page page business:1',
  })
  await new PageCache().revalidateTag('page')
  expect((await ask(front)).headers['surrogate-control']).toBeUndefined()
})

it('after a purge the next request is Next’s again, and what it stores anew is sent', async () => {
  await keep()
  await askUntilReady()
  await new PageCache().revalidateTag('page')
  expect(String((await ask()).body)).toBe('from Next')
  await keep({ html: 'anew' })
  expect(String((await askUntilReady()).body)).toBe('anew')
})

it('what is no whole page of anybody is left to Next', async () => {
  await keep()
  await askUntilReady()
  const others: [RequestOptions['headers'], RequestOptions?][] = [
    [{ rsc: '1' }],
    [{ range: 'bytes=0-9' }],
    [{ 'cache-control': 'no-cache' }],
    [{ cookie: '__prerender_bypass=1' }],
    [{}, { method: 'POST' }],
    [{}, { method: 'HEAD' }],
    [{}, { path: `${path}/` }],
    [{}, { path: '/professionals/beto' }],
  ]
  for (const other of others) await ask(...other)
  expect(asked).toHaveLength(others.length)
})

it.each([
  ['its time is over', { revalidate: 0 }, {}, {}],
  ['it leads elsewhere', { revalidate: 3600 }, { status: 308 }, {}],
  ['it goes on while it is sent', { revalidate: 3600 }, { postponed: 'x' }, {}],
  ['it is no page', { revalidate: 3600 }, { kind: 'APP_ROUTE' }, {}],
  ['Next made it for this visitor', { revalidate: 3600 }, {}, { 'x-nextjs-cache': 'MISS' }],
  ['Next gave its visitor a cookie', { revalidate: 3600 }, {}, { 'set-cookie': 'a=b' }],
])('Next answers each time where %s', async (_why, cacheControl, page, headers) => {
  nextHeaders = headers
  await keep(page, cacheControl)
  for (let time = 0; time < 4; time += 1) expect(String((await ask()).body)).toBe('from Next')
})
