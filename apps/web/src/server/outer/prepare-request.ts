import type { IncomingMessage } from 'node:http'
import { arrivalHeader, arrivalHeaderValue } from '../calls/request-moment'
import { allowedMethodsHeader, methodsAt, routeAt } from '../calls/routes'
import { clientAddress, clientAddressHeader } from '../limits/client-address'
import { keptQuery } from '../page-store/kept-query'
import { missingAddress } from './missing-page'

/**
 * Adds headers that our routes rely on: the visitor's address and the time of arrival. Rewrites URLs that Next cannot
 * handle to a URL that does not exist, and wrong methods to our 405 response.
 */
export function prepareRequest(request: IncomingMessage, trustedProxyHops: number): void {
  request.url = withoutHost(request.url)
  request.url = isReadable(request.url) ? withCanonicalPath(request.url) : unknownAddress(request.url)
  const forwarded = request.headers['x-forwarded-for']
  request.headers[clientAddressHeader] = clientAddress(
    request.socket.remoteAddress ?? 'unknown',
    Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
    trustedProxyHops,
  )
  request.headers[arrivalHeader] = arrivalHeaderValue()
  // Next would write the nonce of a forged policy into the scripts of a page, also of a kept one.
  for (const name of forgedPolicies) delete request.headers[name]
  rewriteWrongMethods(request)
  request.url = withoutUnreadQuery(request)
}

const forgedPolicies = ['content-security-policy', 'content-security-policy-report-only']

/** The router marks its requests by this field of the query. Next redirects those without it. */
const routerMark = '_rsc'

/**
 * Removes from the address of a page for everybody what the page does not read, because Next would write the query of the
 * first visitor into the page that all others get. A cached page reads no query at all: only its scripts do, in the
 * browser. A search reads its own parameters, in any order.
 */
function withoutUnreadQuery({ url = '/', headers }: IncomingMessage): string {
  const path = pathOf(url)
  const route = path === url ? null : routeAt(path)
  const query = new URLSearchParams(url.slice(path.length))
  if (route?.isCached) {
    const mark = 'rsc' in headers ? query.get(routerMark) : null
    return mark === null ? path : `${path}?${new URLSearchParams({ [routerMark]: mark })}`
  }
  if (route?.keptSeconds == null || 'rsc' in headers) return url
  const read = keptQuery(path, query)
  return read.size === 0 ? path : `${path}?${read}`
}

/**
 * The methods that Next passes to a route. Next answers other methods with a bare 400, or with 500 on a page that is
 * rendered per visitor.
 */
const methodsOfRoutes: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** The methods of a page. Forms sent to a page with one of `methodsOfRoutes` are handled by routes. */
const methodsOfPages = ['GET', 'HEAD']

function rewriteWrongMethods(request: IncomingMessage): void {
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

export const pathOf = (url = '/'): string => url.split('?')[0] ?? ''

/**
 * Removes the host from the URL, because a proxy may send an absolute URL. Only the operator defines our host, and Next
 * would redirect to the sent host.
 */
function withoutHost(url = '/'): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

/** Matches '.' and '..' in any encoding. Browsers resolve both, so only programs send them. */
const dotSegments = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/**
 * Returns whether a path can be decoded and used as a key. Next answers '%ff' and '*' with a bare 500, and PostgreSQL
 * rejects '%00'. A front cache would store a path with '..' under the folder that the path starts with.
 */
function isReadable(url: string): boolean {
  if (!url.startsWith('/') || dotSegments.test(pathOf(url))) return false
  if (!url.includes('%')) return true
  try {
    return !decodeURIComponent(pathOf(url)).includes('\0')
  } catch {
    return false
  }
}

/**
 * Writes the path of a page in one way, because '/%66otos' and '/fotos' would otherwise be two cached pages: with escapes
 * a caller could have one page rendered and stored thousands of times.
 */
function withCanonicalPath(url: string): string {
  const path = pathOf(url)
  if (!path.includes('%') || /^\/(?:_next|api)\//.test(path)) return url
  const segments = path.split('/').map((segment) => encodeURIComponent(decodeURIComponent(segment)))
  return segments.join('/') + url.slice(path.length)
}

/** Returns a URL that does not exist, so that the caller gets the usual 404 of a page or of the API. */
const unknownAddress = (url = '/'): string =>
  url.startsWith('/api/') ? `/api${missingAddress}` : missingAddress
