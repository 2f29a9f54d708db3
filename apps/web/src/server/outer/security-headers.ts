import { isHotReloading } from '@oficio/context/build-phase'
import type { Config } from '@oficio/context/config'
import { paths } from '@oficio/contracts/paths'
import { contentSecurityPolicy } from '../csp'

/** Seconds for which a browser that visited an https site asks for https by itself: a year. */
const httpsOnlySeconds = 365 * 24 * 3600

/** A response of the API is data: opened by itself, it may run and load nothing. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Returns the function that gives the headers of every response, files and failures included. A page rendered for each
 * visitor replaces the policy by one with a nonce (proxy.ts).
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
  // Without includeSubDomains: other programs may run there.
  if (site.origin.startsWith('https:'))
    ofPages.set('strict-transport-security', `max-age=${httpsOnlySeconds}`)
  const ofApi = new Map([...ofPages, ['content-security-policy', apiPolicy]])
  return (pathname) => (pathname.startsWith('/api/') && pathname !== paths.apiDocs() ? ofApi : ofPages)
}
