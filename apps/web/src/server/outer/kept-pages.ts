import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { gunzip } from 'node:zlib'
import { routeAt } from '../calls/routes'
import { pack } from '../page-store/pack'
import { pageStore } from '../page-store/page-store'
import { beginPage, isRunning, untilRendered } from '../page-store/running-pages'
import { callOnceFinished } from './call-once-finished'
import { keptPageKey } from './kept-page-key'
import { missingAddress } from './missing-page'
import { requestIdHeader } from './name-request'
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

const acceptsGzip = ({ headers }: IncomingMessage): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding']))

/** How often a request waits for others before it renders by itself. A page may change while it is rendered. */
const waitsAtMost = 2

/**
 * Answers with a page from the page store. While another request renders the page, waits for it. Otherwise, and if the
 * page is not kept after the last wait, calls `render`.
 */
export function answerFromStore(
  request: IncomingMessage,
  response: SiteResponse,
  render: () => void,
  waitsLeft = waitsAtMost,
): void {
  if (sendKeptPage(request, response)) return
  const key = keptPageKey(request)
  if (key === null || waitsLeft === 0 || !isRunning(key)) {
    render()
    return
  }
  untilRendered(key).then(() => {
    if (!response.destroyed) answerFromStore(request, response, render, waitsLeft - 1)
  })
}

/**
 * Sends a page from the page store and returns true, or returns false if none is stored. The page is compressed once
 * for all visitors. Next would route, hash and compress the page for each visitor, which costs more than the page
 * itself.
 */
function sendKeptPage(request: IncomingMessage, response: SiteResponse): boolean {
  const key = keptPageKey(request)
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
  const isForStale = !request.headers.cookie && isRunning(key)
  // The cast is safe, because only `keepPage` writes such keys.
  const page = (pageStore().get(key)?.value ??
    (isForStale ? pageStore().getStale(key) : null)) as KeptPage | null
  return page && page.expiresAt > Date.now() ? page : null
}

/**
 * Prepares a request to Next so that the response can be stored. Returns a function for the final head. If the page may
 * be stored, that function returns a second one, which stores and compresses the body.
 */
export function keepPage(
  request: IncomingMessage,
  response: SiteResponse,
  rendering: Rendering,
): () => ((body: Buffer) => Promise<Buffer>) | undefined {
  rendering.isOfMissingAddress = request.url === missingAddress
  const key = keptPageKey(request)
  if (key === null) return () => undefined
  const { keptSeconds = null } = routeAt(pathOf(request.url)) ?? {}
  // Removed, because everybody gets the same page.
  if (keptSeconds !== null) delete request.headers.cookie
  const end = beginPage(key)
  callOnceFinished(request, response, end)
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
    return async (plain) => {
      if (isPacked) response.setHeader('content-encoding', 'gzip')
      const packed = await pack(plain)
      store(key, { headers, packed }, { seconds, rendering })
      end()
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
    { tags: [...tags], since, bytes: page.packed.length, isSentStale: true },
  )
}
