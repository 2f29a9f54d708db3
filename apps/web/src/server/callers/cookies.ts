/**
 * Returns the value of a cookie of the request, or null. Only this function parses cookies, so that all of our code
 * reads the same value.
 */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** On https, adds the prefix that makes browsers refuse such a cookie from a connection without https. */
const nextAuthCookie = (name: string, origin: string): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}next-auth.${name}`

export const sessionCookieName = (origin: string): string => nextAuthCookie('session-token', origin)

/**
 * Returns the Set-Cookie header of the session in next-auth's format. Uses Max-Age instead of an expiry date, because
 * the browser's clock may differ from a demo's.
 */
export function sessionCookie(
  value: string,
  { origin, seconds }: { origin: string; seconds: number },
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns the name of the cookie in which next-auth keeps the address to open after the login. */
export const callbackCookieName = (origin: string): string => nextAuthCookie('callback-url', origin)
