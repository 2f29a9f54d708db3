import type { IncomingMessage } from 'node:http'
import { requestIdHeader } from './name-request'
import type { SiteResponse } from './site-response'

/**
 * Tells a cache in front of us (deploy/nginx), which announces itself by Surrogate-Capability, that it may keep this
 * response for a second: a whole page that Next allows shared caches to keep. Browsers ask again each time.
 */
export function markKeptPage({ headers, method }: IncomingMessage, response: SiteResponse): void {
  if (!headers['surrogate-capability'] || method !== 'GET' || response.statusCode !== 200) return
  const isPage = String(response.getHeader('content-type')).startsWith('text/html')
  const isShared = /\bs-maxage=/.test(String(response.getHeader('cache-control')))
  if (!isPage || !isShared || response.hasHeader('set-cookie')) return
  // It would be the id of every visitor who gets the kept page.
  response.removeHeader(requestIdHeader)
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  response.setHeader('surrogate-control', 'max-age=1')
}
