import { isHotReloading } from '@oficio/context/build-phase'
import { paths } from '@oficio/contracts/paths'
import { contentSecurityPolicy } from '../../../csp'

/** For every answer. A page that is rendered for each visitor replaces the policy by its own, with a nonce (proxy.ts). */
const pageHeaders = new Map([
  ['content-security-policy', contentSecurityPolicy({ dev: isHotReloading() })],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'geolocation=(self), camera=(), microphone=(), browsing-topics=()'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
])

/** What the API answers is data, and opened by itself it may run and load nothing. */
const apiHeaders = new Map([
  ...pageHeaders,
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox"],
])

/**
 * Returns the headers of an address. Set here and not in next.config.ts: Next matches and compiles the entries of that
 * anew for each request.
 */
export const securityHeadersOf = (pathname: string): ReadonlyMap<string, string> =>
  pathname.startsWith('/api/') && pathname !== paths.apiDocs() ? apiHeaders : pageHeaders
