import { AppError } from '@oficio/contracts/errors'
import { callbackCookieName, readCookie } from '../callers/cookies'

/** next-auth's name of the address after the login, in queries and forms. */
const field = 'callbackUrl'

/** Returns the address to open after a login. Returns the origin if the address belongs to another site. */
export function ownAddress(address: string, origin: string): string {
  if (!URL.canParse(address, origin)) return origin
  const url = new URL(address, origin)
  return url.origin === origin ? url.href : origin
}

/**
 * Throws invalid_request if next-auth cannot read the address in the query ('http://localhost:3000.evil.com/').
 * next-auth would answer 500. Addresses in forms go through `ownAddress`.
 */
export function requireReadableCallback(url: URL, origin: string): void {
  const address = url.searchParams.get(field)
  if (address !== null && !isReadable(address, origin)) throw new AppError('invalid_request')
}

/** Returns a Set-Cookie header that removes the cookie if next-auth cannot read its address. Returns null otherwise. */
export function endUnreadableCookie(headers: Headers, origin: string): string | null {
  const name = callbackCookieName(origin)
  const value = readCookie(headers, name)
  if (value === null || isReadable(decode(value), origin)) return null
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}

/** Returns whether next-auth can read the address: a path, or an http or https address. */
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
