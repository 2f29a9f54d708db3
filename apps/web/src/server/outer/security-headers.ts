import { isHotReloading } from '@oficio/context/build-phase'
import type { Config } from '@oficio/context/config'
import { paths } from '@oficio/contracts/paths'
import { contentSecurityPolicy } from '../csp'

/** How long a browser that visited an https site uses only https, in seconds: a year. */
const httpsOnlySeconds = 365 * 24 * 3600

/** The policy of API responses. They are data, so a browser that opens one directly may run and load nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Returns a function that gives the security headers for a path. Every response gets them, including files and
 * errors. A page that is rendered per visitor replaces the policy with its own, which has a nonce (proxy.ts).
 */
export function securityHeaders({
  site,
  mapTiles,
}: Pick<Config, 'site' | 'mapTiles'>): (pathname: string) => Map<string, string> {
  const ofPages = new Map([
    [
      'content-security-policy',
      contentSecurityPolicy({ dev: isHotReloading(), tilesUrl: mapTiles?.url ?? null }),
    ],
    ['x-content-type-options', 'nosniff'],
    ['x-frame-options', 'DENY'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), browsing-topics=()'],
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
  ])
  // Without includeSubDomains, because other programs may run on subdomains.
  if (site.origin.startsWith('https:'))
    ofPages.set('strict-transport-security', `max-age=${httpsOnlySeconds}`)
  const ofApi = new Map([...ofPages, ['content-security-policy', apiPolicy]])
  return (pathname) => (pathname.startsWith('/api/') && pathname !== paths.apiDocs() ? ofApi : ofPages)
}
