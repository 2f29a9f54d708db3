import 'server-only'
import { findOwnBusinessName } from '@oficio/domain/businesses/owner/find-own-business-name'
import { readCookie, sessionCookieName } from '../callers/cookies'
import { findCookiePrincipal } from '../callers/principal'
import { answerToError, jsonAnswer } from '../calls/answers'
import { web } from '../calls/web'

/**
 * Answers /api/auth/session in next-auth's format: the signed-in user with the fields that the menu needs. Without a
 * valid session, answers {} and clears the cookie. next-auth's own handler would clear the cookie during a database
 * outage too.
 */
export async function answerSession(headers: Headers): Promise<Response> {
  const source = web()
  const { origin } = source.ctx.site
  const cookie = readCookie(headers, sessionCookieName(origin))
  if (cookie === null) return jsonAnswer(200, {})
  try {
    const principal = await findCookiePrincipal(source, cookie)
    if (principal) {
      const { user, userId, expiresAt } = principal
      const sessionUser = { ...user, businessName: await findOwnBusinessName(source.ctx, userId) }
      return jsonAnswer(200, { user: sessionUser, expires: expiresAt.toISOString() })
    }
    return jsonAnswer(200, {}, { 'set-cookie': clearedCookie(origin) })
  } catch (error) {
    source.ctx.log.error({ err: error }, 'session not read')
    return answerToError(error).answer
  }
}

function clearedCookie(origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  return `${sessionCookieName(origin)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
