import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { routeAt } from '../calls/routes'
import { missingAddress } from './missing-page'
import { requestIdHeader } from './name-request'
import { pageStore } from './page-store'
import { pathOf } from './prepare-request'
import type { Rendering } from './rendering'
import type { SiteResponse } from './site-response'

interface KeptPage {
  headers: OutgoingHttpHeaders
  plain: Buffer
  packed: Buffer
  madeAt: number
  expiresAt: number
}

/** Headers that describe the page itself instead of a single response. */
const pageHeaders = ['content-type', 'cache-control', 'etag', 'link', 'vary']

const keyOf = (request: IncomingMessage): string => `html ${pathOf(request.url)}`

/**
 * Returns whether a request is for a whole cacheable page. The router requests parts of a page with the `rsc` header.
 */
const isForKeptPage = ({ method, url, headers }: IncomingMessage): boolean =>
  method === 'GET' && !('rsc' in headers || 'range' in headers) && Boolean(routeAt(pathOf(url))?.isCached)

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding']))

/**
 * Sends a page from the page store and returns true, or returns false if none is stored. The page is compressed once
 * for all visitors. Next would route, hash and compress the page for each visitor, which costs more than the page
 * itself.
 */
export function sendKeptPage(request: IncomingMessage, response: SiteResponse): boolean {
  if (!isForKeptPage(request)) return false
  // The cast is safe, because only `keepPage` writes such keys.
  const page = pageStore().get(keyOf(request))?.value as KeptPage | undefined
  if (!page || page.expiresAt <= Date.now()) return false
  const { etag } = page.headers
  const isKnown = typeof etag === 'string' && Boolean(request.headers['if-none-match']?.includes(etag))
  const isPacked = acceptsGzip(request)
  const body = isPacked ? page.packed : page.plain
  response.writeHead(isKnown ? 304 : 200, {
    ...page.headers,
    age: Math.floor((Date.now() - page.madeAt) / 1000),
    ...(!isKnown && { 'content-length': body.length }),
    ...(!isKnown && isPacked && { 'content-encoding': 'gzip' }),
    ...(!isKnown && frontCacheHeaders(request, response)),
  })
  response.end(isKnown ? undefined : body)
  return true
}

/**
 * Prepares a request to Next so that the response can be stored. Returns a function for the final head. If Next
 * allows shared caches to keep the page, that function returns a second function, which stores and compresses the
 * body.
 */
export function keepPage(
  request: IncomingMessage,
  response: SiteResponse,
  rendering: Rendering,
): () => ((body: Buffer) => Buffer) | undefined {
  rendering.isOfMissingAddress = request.url === missingAddress
  if (!isForKeptPage(request)) return () => undefined
  const isPacked = acceptsGzip(request)
  // Removed, so that Next does not compress and the page can be read as text.
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
      store(keyOf(request), { headers, plain, packed }, { seconds, rendering })
      if (isPacked) response.setHeader('content-encoding', 'gzip')
      return isPacked ? packed : plain
    }
  }
}

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
    { ...page, madeAt, expiresAt: madeAt + seconds * 1000 },
    { tags: [...tags], since, bytes: page.plain.length + page.packed.length },
  )
}
