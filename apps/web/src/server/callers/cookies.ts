/** Returns the value of a cookie of the request, or null. Read here and nowhere else, so that no library guesses. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return null
}

/** On https the prefix makes browsers refuse a cookie of that name which did not come over https. */
const nextAuthCookie = (name: string, origin: string): string =>
  `${origin.startsWith('https:') ? '__Secure-' : ''}next-auth.${name}`

export const sessionCookieName = (origin: string): string => nextAuthCookie('session-token', origin)

/** As next-auth writes it, whose cookie it is, but by an age: the browser's clock and a demo's may differ. */
export function sessionCookie(
  value: string,
  { origin, seconds }: { origin: string; seconds: number },
): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(origin)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Where next-auth keeps the address that a login shall lead to. */
export const callbackCookieName = (origin: string): string => nextAuthCookie('callback-url', origin)
