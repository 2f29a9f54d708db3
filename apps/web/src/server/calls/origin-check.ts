import { AppError } from '@oficio/contracts/errors'
import { readCookie, sessionCookieName } from '../callers/cookies'

const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** Returns whether a page in a browser made the call. Scripts in a browser cannot omit these headers. */
export const isFromPage = (headers: Headers): boolean =>
  headers.has('sec-fetch-site') || headers.has('origin')

/**
 * Refuses an unsafe call that another site makes with our visitor's cookies. A verified bearer token is exempt, because
 * browsers never attach one by themselves. Throws foreign_origin.
 */
export function requireOwnOrigin(
  request: Request,
  { origin, isTokenVerified }: { origin: string; isTokenVerified: boolean },
): void {
  if (safeMethods.includes(request.method) || isTokenVerified) return
  const site = request.headers.get('sec-fetch-site')
  const from = request.headers.get('origin')
  if (site !== null ? site === 'same-origin' : from === origin) return
  const isBrowser = isFromPage(request.headers)
  const hasCookie = readCookie(request.headers, sessionCookieName(origin)) !== null
  if (isBrowser || hasCookie) throw new AppError('foreign_origin')
}
