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
    const forwarded = request.headers['x-forwarded-for']
    request.headers[clientAddressHeader] = clientAddress(
      request.socket.remoteAddress ?? 'unknown',
      Array.isArray(forwarded) ? forwarded.join(',') : forwarded,
      trustedProxyHops,
    )
  })
}
