import { isHotReloading } from '@oficio/context/build-phase'
import { paths } from '@oficio/contracts/paths'
import { contentSecurityPolicy } from '../../../csp'

type Headers = ReadonlyMap<string, string>

/** For every answer. A page that is rendered for each visitor replaces the policy by its own, with a nonce (proxy.ts). */
const pageHeaders = (tilesUrl: string | null): Headers =>
  new Map([
    ['content-security-policy', contentSecurityPolicy({ dev: isHotReloading(), tilesUrl })],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ])

/** What the API answers is data, and opened by itself it may run and load nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Returns what tells the headers of an address, on a site whose maps come from there (null: from nowhere). Set here and not
 * in next.config.ts: Next matches and compiles the entries of that anew for each request.
 */
export function securityHeaders(tilesUrl: string | null): (pathname: string) => Headers {
  const ofPages = pageHeaders(tilesUrl)
  const ofApi = new Map([...ofPages, ['content-security-policy', apiPolicy]])
  return (pathname) => (pathname.startsWith('/api/') && pathname !== paths.apiDocs() ? ofApi : ofPages)
}
