import 'server-only'
import { paths } from '@oficio/contracts/paths'
import { endOwnSession } from '@oficio/domain/accounts/sessions/log-out'
import { readCookie, sessionCookie, sessionCookieName } from '../callers/cookies'
import { leadTo } from '../callers/lead-to'
import { findCookiePrincipal } from '../callers/principal'
import { requireOwnOrigin } from '../calls/origin-check'
import { requireSmallForm } from '../calls/read-body'
import { web } from '../calls/web'

/**
 * Answers the button by which a browser without scripts ends its session: that of next-auth takes a forgery token, which a
 * script fetches. Leads home; what another site sends changes nothing.
 */
export async function answerLeaveForm(request: Request): Promise<Response> {
  const source = web()
  const { origin } = source.ctx.site
  try {
    requireSmallForm(request)
    requireOwnOrigin(request, { origin, isTokenVerified: false })
  } catch {
    return leadTo(paths.home())
  }
  const cookie = readCookie(request.headers, sessionCookieName(origin))
  try {
    const principal = cookie === null ? null : await findCookiePrincipal(source, cookie)
    if (principal) await endOwnSession(source.ctx, principal.sid)
  } catch (error) {
    // Whoever leaves a shared computer must be able to, as with next-auth's own, also while the database is away.
    source.ctx.log.error({ err: error }, 'a session could not be ended')
  }
  return leadTo(paths.home(), [sessionCookie('', { origin, seconds: 0 })])
}
