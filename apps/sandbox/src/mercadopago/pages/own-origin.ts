import type { IncomingMessage } from 'node:http'
import { refuse } from '../http/api-error'

/** Refuses (403) a form that another site's page sent, and names of this machine that are not ours. */
export function assertOwnForm({ headers }: IncomingMessage, ownOrigin: string): void {
  const host = headers.host ?? ''
  const known = ['localhost', '127.0.0.1', '[::1]', new URL(ownOrigin).hostname]
  if (!known.includes(host.replace(/:\d+$/, ''))) refuse(403, 'forbidden', 'unknown host')
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    refuse(403, 'forbidden', 'a form of another site')
  }
  const { origin } = headers
  if (origin && URL.canParse(origin) && new URL(origin).host !== host) {
    refuse(403, 'forbidden', 'a form of another site')
  }
}
