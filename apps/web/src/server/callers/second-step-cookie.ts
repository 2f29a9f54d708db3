import { serverLimits } from '@oficio/contracts/server-limits'
import { readCookie } from './cookies'

/** This cookie holds the challenge token of a login between its two steps. Scripts cannot read it. */
export const secondStepCookieName = 'oficio_second_step'

export const readSecondStep = (headers: Headers): string => readCookie(headers, secondStepCookieName) ?? ''

/** Returns the Set-Cookie header. With null, the header removes the cookie. */
export function secondStepCookie(challengeToken: string | null, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = challengeToken === null ? 0 : serverLimits.secondStepMinutes * 60
  return `${secondStepCookieName}=${challengeToken ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}
