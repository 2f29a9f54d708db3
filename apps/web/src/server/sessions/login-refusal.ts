import { paths } from '@oficio/contracts/paths'

/**
 * Carries to the login page why a form that was sent without scripts was refused, and the name that was typed, for one
 * look: in the address it would stay in histories and logs.
 */
export const loginRefusalCookie = 'oficio_login'
const keptSeconds = 60

interface LoginRefusal {
  /** Why, as contracts/src/refusals.ts puts it into one word. */
  word: string
  username: string
}

/** Returns the Set-Cookie header; null takes an earlier one away. */
export function loginRefusalHeader(refusal: LoginRefusal | null, origin: string): string {
  const value = refusal ? Buffer.from(JSON.stringify(refusal)).toString('base64url') : ''
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const age = refusal ? keptSeconds : 0
  return `${loginRefusalCookie}=${value}; Path=${paths.login()}; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns what the cookie says, or null for none and for what is not ours. */
export function readLoginRefusal(cookie: string | undefined): LoginRefusal | null {
  try {
    const { word, username } = Object(JSON.parse(Buffer.from(cookie ?? '', 'base64url').toString()))
    return typeof word === 'string' && typeof username === 'string' ? { word, username } : null
  } catch {
    return null
  }
}
