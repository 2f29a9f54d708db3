import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isHotReloading } from '@oficio/context/build-phase'
import { getConfig } from '@oficio/context/config'
import { allowedMethodsHeader, methodsAt } from '../calls/api-methods'
import { momentHeader, thisMoment } from '../calls/request-moment'
import { clientAddress, clientAddressHeader } from '../limits/client-address'
import { answerMissing } from './answer-missing'
import { answerFailures } from './failures/answer-failures'
import { securityHeaders } from './security-headers'

interface Site {
  trustedProxyHops: number
  isHttps: boolean
  headersOf: ReturnType<typeof securityHeaders>
}

/**
 * Looks at each request before Next sees it at all: Next shows route handlers neither the socket nor whether
 * X-Forwarded-For came from a proxy of ours, and some answers it gives by itself, without asking any of ours. What
 * fails is answered here too, after Next.
 */
export function startWatchingRequests(): void {
  const { trustedProxyHops, site, mapTiles } = getConfig()
  const headersOf = securityHeaders(mapTiles?.url ?? null)
  const isHttps = site.origin.startsWith('https:')
  subscribe('http.server.request.start', (event) => {
    // The shape that Node documents for this channel.
    const { request, response } = event as { request: IncomingMessage; response: ServerResponse }
    // Next's own page shows a developer where it failed.
    if (!isHotReloading()) {
      answerFailures(request, response)
      answerMissing(request, response)
    }
    prepareRequest(request, response, { trustedProxyHops, isHttps, headersOf })
  })
}

/** Seconds for which a browser that came once asks for https by itself: a year. */
const httpsOnlySeconds = 365 * 24 * 3600

/** Notes who is at the other end and when, sets the headers of every answer, and leads what Next would answer in its own words to an answer of ours. */
export function prepareRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { trustedProxyHops, isHttps, headersOf }: Site,
): void {
  // Not for subdomains: what runs on those is not ours to know.
  if (isHttps) response.setHeader('strict-transport-security', `max-age=${httpsOnlySeconds}`)
  for (const [name, value] of headersOf(pathOf(request.url))) response.setHeader(name, value)
  leadOnce(response)
  request.url = withoutHost(request.url)
  if (!isReadable(request.url)) request.url = unknownAddress(request.url)
  const forwarded = request.headers['x-forwarded-for']
  request.headers[clientAddressHeader] = clientAddress(
    request.socket.remoteAddress ?? 'unknown',
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    trustedProxyHops,
  )
  request.headers[momentHeader] = thisMoment()
  leadWrongMethods(request)
}

/**
 * Keeps to one Location: Next sets it when it renders a page that leads elsewhere, and adds it once more from what it has
 * just put into the cache.
 */
function leadOnce(response: ServerResponse): void {
  const { appendHeader } = response
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'location' && response.hasHeader(name)
      ? response
      : appendHeader.call(response, name, value)
}

/** The methods that Next hands to a route; any other it refuses with a bare 400. */
const methodsOfRoutes: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']

/** What a page is asked with; forms without scripts, and whatever else a route of ours knows, are left to it. */
const methodsOfPages = ['GET', 'HEAD']

/**
 * A method that an address of the API does not know: Next's own 405 has no body. One that no route knows is a 500 of Next's
 * on a page that is rendered for each visitor.
 */
function leadWrongMethods(request: IncomingMessage): void {
  delete request.headers[allowedMethodsHeader]
  const pathname = pathOf(request.url)
  const { method = 'GET' } = request
  const isOfRoutes = methodsOfRoutes.includes(method)
  const isCall = pathname.startsWith('/api/')
  if (!isCall && isOfRoutes) return
  const allowed = isCall ? methodsAt(pathname) : methodsOfPages
  if (!isOfRoutes) request.method = 'GET'
  if (allowed === null || allowed.includes(method)) return
  request.headers[allowedMethodsHeader] = allowed.join(', ')
  request.url = unknownAddress('/api/')
}

const pathOf = (url = '/'): string => url.split('?')[0] ?? ''

/** A proxy may write the whole address, as it is asked for. Whose it is says the operator alone; Next would lead there. */
function withoutHost(url = '/'): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

/** '.' and '..', however they are written. Browsers take them out; behind them something else lies than the path begins with. */
const climbing = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/**
 * Whether the path can be read: '%ff' is no character, and Next answers such an address with a bare 500; '%00' is one that no
 * name has and that the database takes in no question. '*', which is no path, is a 500 of Next's as well. A path that
 * climbs would be kept by a cache as what it begins with.
 */
function isReadable(url: string): boolean {
  if (!url.startsWith('/') || climbing.test(pathOf(url))) return false
  if (!url.includes('%')) return true
  try {
    return !decodeURIComponent(pathOf(url)).includes('\0')
  } catch {
    return false
  }
}

/** Returns an address that names nothing, as an unreadable one does, so that it gets the usual 404 of its kind. */
const unknownAddress = (url = '/'): string => (url.startsWith('/api/') ? '/api/unreadable' : '/unreadable')
