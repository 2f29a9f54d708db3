import type { IncomingMessage } from 'node:http'
import { momentHeader, thisMoment } from '../calls/request-moment'
import { allowedMethodsHeader, methodsAt } from '../calls/routes'
import { clientAddress, clientAddressHeader } from '../limits/client-address'

/**
 * Writes into the request what our routes rely on: the visitor's address and when the request came. Leads addresses that
 * Next would answer with an error of its own to an address that does not exist, and wrong methods to our 405.
 */
export function prepareRequest(request: IncomingMessage, trustedProxyHops: number): void {
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

/** Next hands these to a route, and answers any other with a bare 400, or with 500 on a page rendered for each visitor. */
const methodsOfRoutes: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
/** For a page. Routes decide about forms that are sent to a page by one of `methodsOfRoutes`. */
const methodsOfPages = ['GET', 'HEAD']

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

export const pathOf = (url = '/'): string => url.split('?')[0] ?? ''

/** A proxy may send the whole address. Only the operator says which host is ours; Next would redirect to the sent one. */
function withoutHost(url = '/'): string {
  const path = url.replace(/^https?:\/\/[^/?#]*/i, '')
  return path === '' || path.startsWith('?') ? `/${path}` : path
}

/** '.' and '..', however they are encoded. Browsers resolve them, so only a program sends them. */
const climbing = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i

/**
 * Returns whether a path can be decoded and used as a key: Next answers '%ff' and '*' with a bare 500, PostgreSQL accepts no
 * '%00', and a cache in front would keep a path that climbs under the folder that it starts with.
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

/** Returns an address that does not exist, so that the caller gets the usual 404 of a page or of the API. */
const unknownAddress = (url = '/'): string => (url.startsWith('/api/') ? '/api/unreadable' : '/unreadable')
