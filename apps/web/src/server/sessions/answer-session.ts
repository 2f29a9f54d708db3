import 'server-only'
import { findOwnBusinessName } from '@oficio/domain/businesses/owner/find-own-business-name'
import { readCookie, sessionCookieName } from '../callers/cookies'
import { findCookiePrincipal } from '../callers/principal'
import { answerToError, jsonAnswer } from '../calls/answers'
import { web } from '../calls/web'

/**
 * Answers /api/auth/session in next-auth's words: who is logged in, with what their menu depends on, or {} and a cleared cookie. next-auth's own answer
 * would also clear the cookie of everybody who asks while the database is away.
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
