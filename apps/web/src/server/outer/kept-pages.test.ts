import type { IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { pageStore } from '../page-store/page-store'
import { missingAddress } from './missing-page'
import { currentRendering, noteKeptAnswer } from './rendering'
import type { SiteResponse } from './site-response'
import { closeSites, handler, headersOfNext, html, path, renderPage, serve } from './testing/serve-pages'

afterEach(closeSites)

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
