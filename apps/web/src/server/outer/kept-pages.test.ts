import { createServer, type IncomingMessage, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import CacheHandler from './cache-handler'
import { answerFromStore, keepPage } from './kept-pages'
import { missingAddress } from './missing-page'
import { pageStore } from './page-store'
import { prepareRequest } from './prepare-request'
import { currentRendering, noteKeptAnswer, noteRendering } from './rendering'
import { SiteResponse } from './site-response'

const stops: (() => unknown)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  pageStore().purge(['business:1'])
  // A purged page would be sent for another second.
  pageStore().drop(`html ${path}`)
})

const handler = new CacheHandler()
const path = '/business/cafe'
const html = `<!DOCTYPE html><main>${'Café '.repeat(500)}</main>`
const headersOfNext = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=60',
  etag: '"one"',
}

/** Responds as Next does: a cached read, the page, then the response. */
async function renderPage(_request: IncomingMessage, response: SiteResponse): Promise<void> {
  await handler.get('read', { tags: ['business:1'] })
  await handler.set('/page', { kind: 'APP_PAGE' }, { cacheControl: { revalidate: 60 } })
  response.writeHead(200, headersOfNext)
  response.write(html.slice(0, 40))
  response.end(html.slice(40))
}

/**
 * Starts a server with the steps around Next. Returns a function that sends a request, and a counter of Next's
 * renderings.
 */
async function serve(next: (request: IncomingMessage, response: SiteResponse) => unknown = renderPage) {
  let arrivals = 0
  let renderCount = 0
  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    response.setHeader('x-request-id', 'one')
    arrivals += 1
    prepareRequest(request, 0)
    answerFromStore(request, response, () => {
      renderCount += 1
      noteRendering(request, (rendering) => {
        response.reviewHead = keepPage(request, response, rendering)
        next(request, response)
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(
    () => server.closeAllConnections(),
    () => server.close(),
  )
  // The cast is safe, because a server that listens on a port has an address with a port. The type also covers pipes.
  const { port } = server.address() as AddressInfo
  const ask = async (headers: Record<string, string> = {}, method = 'GET', url = path) => {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      send({ port, path: url, headers, method }, resolve).on('error', reject).end()
    })
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
  }
  return { port, ask, arrivals: () => arrivals, renderCount: () => renderCount }
}

it('sends a page again without Next, plain or compressed as the visitor accepts it', async () => {
  const { ask, renderCount } = await serve()
  const first = await ask({ 'accept-encoding': 'gzip, br' })
  expect([first.headers['content-encoding'], first.headers.age]).toEqual(['gzip', undefined])
  expect(gunzipSync(first.body).toString()).toBe(html)
  const plain = await ask({}, 'GET', `${path}?utm=x`)
  expect([plain.body.toString(), plain.headers['content-encoding']]).toEqual([html, undefined])
  expect(plain.headers).toMatchObject({ ...headersOfNext, age: expect.any(String) })
  expect(gunzipSync((await ask({ 'accept-encoding': 'gzip' })).body).toString()).toBe(html)
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).body.toString()).toBe(html)
  const revalidation = await ask({ 'if-none-match': 'W/"other", "one"' })
  expect([revalidation.status, revalidation.body.length]).toEqual([304, 0])
  expect(renderCount()).toBe(1)
})

it('renders a page again after the purge of a tag that it shows', async () => {
  const { ask, renderCount } = await serve()
  await ask()
  pageStore().purge(['reviews'])
  await ask()
  expect(renderCount()).toBe(1)
  pageStore().purge(['business:1'])
  expect((await ask()).headers.age).toBeUndefined()
  expect(renderCount()).toBe(2)
})

it('sends the purged page while another request renders the new one, but not to a visitor with cookies', async () => {
  let finish = () => {}
  const { ask, arrivals, renderCount } = await serve(async (request, response) => {
    if (renderCount() === 2) await new Promise<void>((resolve) => (finish = resolve))
    await renderPage(request, response)
  })
  await ask()
  pageStore().purge(['business:1'])
  const newPage = ask()
  await expect.poll(renderCount).toBe(2)
  expect((await ask()).headers.age).toBe('0')
  const pageOfAuthor = ask({ cookie: 'a=b' })
  await expect.poll(arrivals).toBe(4)
  expect(pageStore().get(`html ${path}`)).toBeNull()
  finish()
  expect((await newPage).headers.age).toBeUndefined()
  expect((await pageOfAuthor).headers.age).toBe('0')
  expect([renderCount(), pageStore().get(`html ${path}`)]).toEqual([2, expect.anything()])
})

describe('a page that several visitors request at the same moment', () => {
  /** Serves pages whose rendering waits for `finish`. `shown` is what a rendering reads when it begins. */
  async function serveSlowly(status = 200) {
    const renderings: { finish: () => void }[] = []
    const data = { shown: 'first' }
    const site = await serve(async (_request, response) => {
      await handler.get('read', { tags: ['business:1'] })
      const { shown } = data
      await new Promise<void>((finish) => renderings.push({ finish }))
      await handler.set('/page', { kind: 'APP_PAGE' })
      response.writeHead(status, headersOfNext)
      response.end(shown)
    })
    return { ...site, data, renderings }
  }

  it('is rendered once for all of them', async () => {
    const { ask, arrivals, renderings, renderCount } = await serveSlowly()
    const answers = Array.from({ length: 6 }, (_none, at) => ask(at % 2 ? { cookie: 'a=b' } : {}))
    await expect.poll(arrivals).toBe(6)
    await expect.poll(() => renderings.length).toBe(1)
    renderings[0]?.finish()
    const bodies = await Promise.all(answers).then((all) => all.map(({ body }) => body.toString()))
    expect([new Set(bodies), renderCount()]).toEqual([new Set(['first']), 1])
  })

  it('is rendered again for the visitors who waited, if it changed meanwhile', async () => {
    const { ask, arrivals, data, renderings, renderCount } = await serveSlowly()
    const early = ask()
    await expect.poll(() => renderings.length).toBe(1)
    data.shown = 'second'
    pageStore().purge(['business:1'])
    const late = Array.from({ length: 3 }, () => ask({ cookie: 'a=b' }))
    await expect.poll(arrivals).toBe(4)
    renderings[0]?.finish()
    await expect.poll(() => renderings.length).toBe(2)
    for (const { finish } of renderings) finish()
    expect((await early).body.toString()).toBe('first')
    for (const { body } of await Promise.all(late)) expect(body.toString()).toBe('second')
    expect(renderCount()).toBe(2)
  })

  it('is rendered for the others when the first visitor leaves', async () => {
    const { port, ask, arrivals, renderings } = await serveSlowly()
    const leaving = send({ port, path }).on('error', () => undefined)
    leaving.end()
    await expect.poll(() => renderings.length).toBe(1)
    const waiting = ask()
    await expect.poll(arrivals).toBe(2)
    leaving.destroy()
    await expect.poll(() => renderings.length).toBe(2)
    renderings[1]?.finish()
    expect((await waiting).body.toString()).toBe('first')
  })

  it('is answered for each of them, if it is not a page that is kept', async () => {
    const { ask, renderings } = await serveSlowly(404)
    const answers = Array.from({ length: 3 }, () => ask())
    for (let count = 1; count <= 3; count += 1) {
      await expect.poll(() => renderings.length).toBeGreaterThanOrEqual(Math.min(count, 2))
      for (const { finish } of renderings) finish()
    }
    await expect.poll(() => renderings.length).toBe(3)
    for (const { finish } of renderings) finish()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(404)
  })
})

it('does not keep a page that changed while it was rendered', async () => {
  const { ask, renderCount } = await serve(async (request, response) => {
    await handler.get('read', { tags: ['business:1'] })
    pageStore().purge(['business:1'])
    await renderPage(request, response)
  })
  await ask()
  await ask()
  expect(renderCount()).toBe(2)
})

it.each<[string, Record<string, string>, number]>([
  ['a page with a cookie', { ...headersOfNext, 'set-cookie': 'a=b' }, 200],
  ['a page for one visitor', { ...headersOfNext, 'cache-control': 'private, no-store' }, 200],
  ['a page that does not exist', headersOfNext, 404],
  ['data', { ...headersOfNext, 'content-type': 'text/x-component' }, 200],
])('does not keep %s', async (_what, headers, status) => {
  const { ask, renderCount } = await serve(async (_request, response) => {
    await handler.set('/page', { kind: 'APP_PAGE' })
    response.writeHead(status, headers)
    response.end('for one')
  })
  await ask()
  expect((await ask()).body.toString()).toBe('for one')
  expect(renderCount()).toBe(2)
})

it('does not keep a page that another request rendered, whose tags it does not know', async () => {
  const { ask, renderCount } = await serve((_request, response) => {
    response.writeHead(200, headersOfNext)
    response.end(html)
  })
  await ask()
  await ask()
  expect(renderCount()).toBe(2)
})

it('leaves to Next what is not a request for a whole cached page', async () => {
  const { ask, renderCount } = await serve()
  await ask()
  for (const [headers, method, url] of [
    [{ rsc: '1' }, 'GET', path],
    [{ range: 'bytes=0-1' }, 'GET', path],
    [{}, 'POST', path],
    [{}, 'HEAD', path],
    [{}, 'GET', '/login'],
    [{}, 'GET', '/login'],
  ] as const)
    await ask(headers, method, url)
  expect(renderCount()).toBe(7)
})

it('knows the request whose page is kept for all missing addresses', async () => {
  const missingFlags: boolean[] = []
  const { ask } = await serve((_request, response) => {
    missingFlags.push(currentRendering()?.isOfMissingAddress === true)
    response.writeHead(404).end()
  })
  for (const url of [missingAddress, `${missingAddress}?a=b`, '/seguimiento-/secreto'])
    await ask({}, 'GET', url)
  expect(missingFlags).toEqual([true, false, false])
})

it('marks a page for a cache in front that announces itself, without the id of a visitor', async () => {
  const { ask } = await serve()
  const front = { 'surrogate-capability': 'front="Surrogate/1.0"' }
  for (const answer of [await ask(front), await ask(front)]) {
    expect(answer.headers).toMatchObject({
      'surrogate-control': 'max-age=1',
      'cache-control': 'public, max-age=0, must-revalidate',
    })
    expect(answer.headers['x-request-id']).toBeUndefined()
  }
  const visitor = await ask()
  expect([visitor.headers['surrogate-control'], visitor.headers['x-request-id']]).toEqual([undefined, 'one'])
})

describe('a search page', () => {
  const address = '/business/search?query=Un+caf%C3%A9&page=2'
  const search = async (request: IncomingMessage, response: SiteResponse) => {
    noteKeptAnswer({ tags: ['business:1'], expiresAt: Number.POSITIVE_INFINITY })
    response.writeHead(200, { ...headersOfNext, 'cache-control': 'private, no-store' })
    response.end(`${request.url} ${request.headers.cookie ?? 'without cookies'}`)
  }

  it('is kept for everybody who searches for the same, and reaches Next without cookies', async () => {
    const { ask, renderCount } = await serve(search)
    const first = await ask({ cookie: 'session=1' }, 'GET', address)
    expect(first.body.toString()).toBe('/business/search?page=2&query=Un+caf%C3%A9 without cookies')
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    const same = '/business/search?page=2&city=&query=+UN++CAF%C3%89+&utm_source=x'
    expect((await ask({}, 'GET', same)).headers.age).toBe('0')
    expect(renderCount()).toBe(1)
    for (const other of [
      'query=un+cafe&page=2',
      'query=un+caf%C3%A9',
      'query=un+caf%C3%A9%26page=2',
      'QUERY=un+caf%C3%A9&page=2',
    ])
      await ask({}, 'GET', `/business/search?${other}`)
    expect(renderCount()).toBe(5)
  })

  it('is rendered again after the purge of a shown item, and after a minute', async () => {
    const { ask, renderCount } = await serve(search)
    await ask({}, 'GET', address)
    pageStore().purge(['business:1'])
    await ask({}, 'GET', address)
    expect(renderCount()).toBe(2)
    const page = pageStore().get('html /business/search?page=2&query=un+caf%C3%A9')?.value
    expect(page).toMatchObject({ expiresAt: (page as { madeAt: number }).madeAt + 60_000 })
  })

  it('is kept no longer than an answer that it shows', async () => {
    const { ask, renderCount } = await serve(async (request, response) => {
      noteKeptAnswer({ tags: [], expiresAt: Date.now() - 1 })
      await search(request, response)
    })
    await ask({}, 'GET', address)
    await ask({}, 'GET', address)
    expect(renderCount()).toBe(2)
  })
})
