import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gunzip, gzipSync } from 'node:zlib'
import { routeAt } from '../calls/routes'
import { missingAddress } from './missing-page'
import { requestIdHeader } from './name-request'
import { onceOver } from './once-over'
import { pageStore } from './page-store'
import { pinned } from './pinned'
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

/** What Next says about a page and not about one response. */
const pageHeaders = ['content-type', 'cache-control', 'etag', 'link', 'vary']

const keyOf = (request: IncomingMessage): string => `html ${pathOf(request.url)}`

/** Returns whether a request is for a whole page that is the same for everybody. The router asks for parts of it by `rsc`. */
const isForKeptPage = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && !('rsc' in headers || 'range' in headers) && Boolean(routeAt(pathOf(url))?.isCached)

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding']))

/**
 * Sends a page from the page store, compressed once for all visitors, and returns true. Next would search the routes, hash
 * and compress the page for each visitor, which costs more than the bare page.
 */
export function sendKeptPage(request: IncomingMessage, response: SiteResponse): boolean {
  const page = isForKeptPage(request) ? findPage(request) : null
  if (!page) return false
  const { etag } = page.headers
  const isKnown = typeof etag === 'string' && Boolean(request.headers['if-none-match']?.includes(etag))
  const isPacked = acceptsGzip(request)
  const headers = { ...page.headers, age: String(Math.floor((Date.now() - page.madeAt) / 1000)) }
  if (isKnown) response.writeHead(304, headers).end()
  else if (isPacked) send(page.packed, { ...headers, 'content-encoding': 'gzip' })
  // Few programs accept no compression, so the page is not kept for them a second time.
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
 * Returns the kept page of a request, or null. While another request renders the page again after a purge, visitors
 * without cookies get the purged page for at most a second. Who changed something has a cookie and waits for the new page.
 */
function findPage(request: IncomingMessage): KeptPage | null {
  const key = keyOf(request)
  const isForStale = !request.headers.cookie && renderings().has(key)
  // Only `keepPage` writes such keys.
  const page = (pageStore().get(key)?.value ??
    (isForStale ? pageStore().getStale(key) : null)) as KeptPage | null
  return page && page.expiresAt > Date.now() ? page : null
}

/** How many requests render each kept page now. */
const renderings = () => pinned('rendered-pages', () => new Map<string, number>())

function countRendering(key: string, request: IncomingMessage, response: SiteResponse): void {
  renderings().set(key, (renderings().get(key) ?? 0) + 1)
  onceOver(request, response, () => {
    const left = (renderings().get(key) ?? 1) - 1
    if (left > 0) renderings().set(key, left)
    else renderings().delete(key)
  })
}

/**
 * Prepares a request to Next so that the page can be kept. Returns the function that decides about the final head: for a
 * page that Next allows shared caches to keep, it returns what stores and compresses the body.
 */
export function keepPage(
  request: IncomingMessage,
  response: SiteResponse,
  rendering: Rendering,
): () => ((body: Buffer) => Buffer) | undefined {
  rendering.isOfMissingAddress = request.url === missingAddress
  if (!isForKeptPage(request)) return () => undefined
  const key = keyOf(request)
  countRendering(key, request, response)
  const isPacked = acceptsGzip(request)
  // Next compresses nothing then, so the whole page is seen as text.
  delete request.headers['accept-encoding']
  return () => {
    const seconds = Number(/\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control')))?.[1] ?? 0)
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (response.statusCode !== 200 || seconds === 0 || !isPage || response.hasHeader('set-cookie'))
      return undefined
    const headers = Object.fromEntries(pageHeaders.map((name) => [name, response.getHeader(name)]))
    response.setHeaders(new Map(Object.entries(frontCacheHeaders(request, response))))
    return (plain) => {
      const packed = gzipSync(plain)
      store(key, { headers, packed }, { seconds, rendering })
      if (isPacked) response.setHeader('content-encoding', 'gzip')
      return isPacked ? packed : plain
    }
  }
}

/**
 * Returns what tells a cache in front of us (deploy/nginx), which announces itself by Surrogate-Capability, that it may keep
 * this page for a second. Browsers ask again each time.
 */
function frontCacheHeaders({ headers }: IncomingMessage, response: SiteResponse): Record<string, string> {
  if (!headers['surrogate-capability']) return {}
  // It would be the id of every visitor who gets the kept page.
  response.removeHeader(requestIdHeader)
  return { 'cache-control': 'public, max-age=0, must-revalidate', 'surrogate-control': 'max-age=1' }
}

function store(
  key: string,
  page: Omit<KeptPage, 'madeAt' | 'expiresAt'>,
  { seconds, rendering }: { seconds: number; rendering: Rendering },
): void {
  const { tags, since, pageMadeAt: madeAt } = rendering
  // Without a moment another request rendered the page, whose tags are not known here.
  if (madeAt === null) return
  pageStore().put(
    key,
    { ...page, madeAt, expiresAt: madeAt + seconds * 1000 },
    { tags: [...tags], since, bytes: page.packed.length },
  )
}
