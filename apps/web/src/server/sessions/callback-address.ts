import { AppError } from '@oficio/contracts/errors'
import { callbackCookieName, readCookie } from '../callers/cookies'

/** As next-auth names it in queries and forms. */
const field = 'callbackUrl'

/** Returns where a login leads: the address where it is one of this site, else the site's first page. */
export function ownAddress(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return origin
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : origin
}

/**
 * Throws invalid_request for an address in the query that next-auth cannot read ('http://localhost:3000.evil.com/'), which it
 * would answer with 500. A form's address goes through `ownAddress`.
 */
export function requireReadableCallback(url: URL, origin: string): void {
  const address = url.searchParams.get(field)
  if (address !== null && !isReadable(address, origin)) throw new AppError('invalid_request')
}

/** Returns the cookie that removes the one of the browser where next-auth cannot read the address in it; null where it can. */
export function endUnreadableCookie(headers: Headers, origin: string): string | null {
  const name = callbackCookieName(origin)
  const value = readCookie(headers, name)
  if (value === null || isReadable(decode(value), origin)) return null
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

/** The rule of next-auth: a path, or an address of the web. */
function isReadable(address: string, origin: string): boolean {
  const base = address.startsWith('/') ? origin : undefined
  return address === '' || (URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol))
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
