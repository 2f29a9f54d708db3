import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gzipSync } from 'node:zlib'
import { routeAt } from '../calls/routes'
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
  if (!isForKeptPage(request)) return false
  // Only `keepPage` writes such keys.
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
 * Prepares a request to Next so that the page can be kept. Returns the function that decides about the final head: for a
 * page that Next allows shared caches to keep, it returns what stores and compresses the body.
 */
export function keepPage(
  request: IncomingMessage,
  response: SiteResponse,
  rendering: Rendering,
): () => ((body: Buffer) => Buffer) | undefined {
  if (!isForKeptPage(request)) return () => undefined
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
      store(keyOf(request), { headers, plain, packed }, { seconds, rendering })
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
    { tags: [...tags], since, bytes: page.plain.length + page.packed.length },
  )
}
