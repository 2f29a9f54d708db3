import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gunzip } from 'node:zlib'
import { routeAt } from '../calls/routes'
import { callOnceFinished } from './call-once-finished'
import { missingAddress } from './missing-page'
import { requestIdHeader } from './name-request'
import { oncePerProcess } from './once-per-process'
import { pack } from './pack'
import { pageStore } from './page-store'
import { pathOf } from './prepare-request'
import type { Rendering } from './rendering'
import type { SiteResponse } from './site-response'

interface KeptPage {
  headers: OutgoingHttpHeaders
  /** The page, compressed with gzip. */
  packed: Buffer
  madeAt: number
  expiresAt: number
}

/** Headers that describe the page itself instead of a single response. */
const pageHeaders = ['content-type', 'cache-control', 'etag', 'link', 'vary']

/** Parameters in which capital letters do not change a search. */
const typedNames = ['query', 'location', 'city', 'cityName']

/**
 * Returns the key of the whole page that a request asks for. Returns null if the page is not the same for everybody. The
 * key of a search ignores capital letters in typed words; `prepareRequest` has sorted the query.
 */
function keyOf({ method, url = '/', headers }: IncomingMessage): string | null {
  // The router requests parts of a page with the `rsc` header.
  if (method !== 'GET' || 'rsc' in headers || 'range' in headers) return null
  const route = routeAt(pathOf(url))
  if (!route?.isCached && route?.keptSeconds == null) return null
  const key = `html ${pathOf(url)}`
  if (route.isCached) return key
  const query = [...new URLSearchParams(url.slice(pathOf(url).length))].map(([name, value]) => [
    name,
    typedNames.includes(name) ? value.toLowerCase() : value,
  ])
  return `${key}?${new URLSearchParams(query)}`
}

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding']))

/**
 * Sends a page from the page store and returns true, or returns false if none is stored. The page is compressed once
 * for all visitors. Next would route, hash and compress the page for each visitor, which costs more than the page
 * itself.
 */
export function sendKeptPage(request: IncomingMessage, response: SiteResponse): boolean {
  const key = keyOf(request)
  const page = key === null ? null : findPage(key, request)
  if (!page) return false
  const { etag } = page.headers
  const isKnown = typeof etag === 'string' && Boolean(request.headers['if-none-match']?.includes(etag))
  const isPacked = acceptsGzip(request)
  const headers = { ...page.headers, age: String(Math.floor((Date.now() - page.madeAt) / 1000)) }
  if (isKnown) response.writeHead(304, headers).end()
  else if (isPacked) send(page.packed, { ...headers, 'content-encoding': 'gzip' })
  // Only few programs accept no compression, so no second copy is stored for them.
  else gunzip(page.packed, (error, plain) => (error ? response.destroy(error) : send(plain, headers)))
  return true

  function send(body: Buffer, head: OutgoingHttpHeaders): void {
    response.writeHead(200, {
      ...head,
      'content-length': body.length,
      ...frontCacheHeaders(request, response),
    })
    response.end(body)
  }
}

/**
 * Returns the stored page of a key, or null. While another request renders a purged page again, visitors without cookies
 * get the old page for at most a second. The author of the change has a cookie, and waits for the new page.
 */
function findPage(key: string, request: IncomingMessage): KeptPage | null {
  const isForStale = !request.headers.cookie && renderings().has(key)
  // The cast is safe, because only `keepPage` writes such keys.
  const page = (pageStore().get(key)?.value ??
    (isForStale ? pageStore().getStale(key) : null)) as KeptPage | null
  return page && page.expiresAt > Date.now() ? page : null
}

/** The number of requests that currently render each page. */
const renderings = () => oncePerProcess('rendered-pages', () => new Map<string, number>())

function countRendering(key: string, request: IncomingMessage, response: SiteResponse): void {
  renderings().set(key, (renderings().get(key) ?? 0) + 1)
  callOnceFinished(request, response, () => {
    const count = (renderings().get(key) ?? 1) - 1
    if (count > 0) renderings().set(key, count)
    else renderings().delete(key)
  })
}

/**
 * Prepares a request to Next so that the response can be stored. Returns a function for the final head. If the page may
 * be stored, that function returns a second one, which stores and compresses the body.
 */
export function keepPage(
  request: IncomingMessage,
  response: SiteResponse,
  rendering: Rendering,
): () => ((body: Buffer) => Buffer) | undefined {
  rendering.isOfMissingAddress = request.url === missingAddress
  const key = keyOf(request)
  if (key === null) return () => undefined
  const { keptSeconds = null } = routeAt(pathOf(request.url)) ?? {}
  // Removed, because everybody gets the same page.
  if (keptSeconds !== null) delete request.headers.cookie
  countRendering(key, request, response)
  const isPacked = acceptsGzip(request)
  // Removed, so that Next does not compress and the page can be read as text.
  delete request.headers['accept-encoding']
  return () => {
    const seconds = keptSeconds ?? sharedSeconds(response)
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode !== 200 || seconds === 0 || !isPage || response.hasHeader('set-cookie'))
      return undefined
    // A part of the page is missing.
    if (rendering.failure !== null) return undefined
    if (keptSeconds !== null) {
      rendering.pageMadeAt = Date.now()
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    }
    const headers = Object.fromEntries(pageHeaders.map((name) => [name, response.getHeader(name)]))
    response.setHeaders(new Map(Object.entries(frontCacheHeaders(request, response))))
    return (plain) => {
      const packed = pack(plain)
      store(key, { headers, packed }, { seconds, rendering })
      if (isPacked) response.setHeader('content-encoding', 'gzip')
      return isPacked ? packed : plain
    }
  }
}

/** Returns for how many seconds Next allows shared caches to keep a response. */
const sharedSeconds = (response: SiteResponse): number =>
  Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0)

/**
 * Returns headers that allow a cache in front of us (deploy/nginx) to keep the page for a second. Such a cache
 * announces itself with Surrogate-Capability. Browsers revalidate each time.
 */
function frontCacheHeaders({ headers }: IncomingMessage, response: SiteResponse): Record<string, string> {
  if (!headers['surrogate-capability']) return {}
  // Removed, because every visitor of the cached page would get the same request id.
  response.removeHeader(requestIdHeader)
  return { 'cache-control': 'public, max-age=0, must-revalidate', 'surrogate-control': 'max-age=1' }
}

function store(
  key: string,
  page: Omit<KeptPage, 'madeAt' | 'expiresAt'>,
  { seconds, rendering }: { seconds: number; rendering: Rendering },
): void {
  const { tags, since, pageMadeAt: madeAt } = rendering
  // Without a time, another request rendered the page, and the page's tags are unknown here.
  if (madeAt === null) return
  pageStore().put(
    key,
    { ...page, madeAt, expiresAt: Math.min(madeAt + seconds * 1000, rendering.keptUntil) },
    { tags: [...tags], since, bytes: page.packed.length },
  )
}
