import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { getConfig } from '@oficio/context/config'
import { clientAddress, clientAddressHeader } from './client-address'

/**
 * Notes on each request who is at the other end. Next shows route handlers neither the socket nor whether
 * X-Forwarded-For came from a proxy of ours, so it is decided here, before Next sees the request at all.
 */
export function startWatchingRequests(): void {
  const { trustedProxyHops } = getConfig()
  subscribe('http.server.request.start', (event) => {
    // The shape that Node documents for this channel.
    const { request } = event as { request: IncomingMessage }
    if (!isReadable(request.url)) request.url = unknownAddress(request.url)
    const forwarded = request.headers['x-forwarded-for']
    request.headers[clientAddressHeader] = clientAddress(
      request.socket.remoteAddress ?? 'unknown',
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      trustedProxyHops,
    )
  })
}

/** Whether the path decodes: '%ff' is no character, and Next answers such an address with a bare 500. */
function isReadable(url = '/'): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '')
    return true
  } catch {
    return false
  }
}

/** Returns an address that names nothing, as an unreadable one does, so that it gets the usual 404 of its kind. */
const unknownAddress = (url = '/'): string => (url.startsWith('/api/') ? '/api/unreadable' : '/unreadable')
