import { limits } from '@oficio/contracts/limits'
import 'server-only'
import { loginForm } from '@oficio/contracts/accounts/endpoints'
import type { ErrorCode, FieldErrors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { readRefusalWord } from '@oficio/contracts/refusals'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import { encode } from 'next-auth/jwt'
import { sessionCookie } from '../callers/cookies'
import { rememberDevice } from '../callers/known-devices'
import { detailsOf } from '../calls/answers'
import { requireOwnOrigin } from '../calls/origin-check'
import { requireSmallForm } from '../calls/read-body'
import { web } from '../calls/web'
import { authorize, codeToTell } from './authorize'
import { parseForm } from './form-answers'
import { formNoteHeader } from './form-notes'
import { leadTo } from './lead-to'

/**
 * Answers the login form of a browser without scripts: opens the session and leads to where one wanted to go, or back to
 * the form with what was typed but for the password. The forgery tokens of next-auth need a script to be fetched; here
 * the browser itself has to say that the form is ours. Every answer leads to a page, since nobody reads it but a person.
 */
export async function answerLoginForm(request: Request): Promise<Response> {
  const { ctx, authSecret } = web()
  const { origin } = ctx.site
  const leadBack = (
    word: string,
    { username = '', from, fields }: { username?: string; from?: string | null; fields?: FieldErrors } = {},
  ) =>
    leadTo(paths.login(from ?? undefined), [
      formNoteHeader('login', { word, typed: username.slice(0, limits.emailMax), fields }, origin),
    ])
  let kept: { username?: string; from?: string | null } = {}
  try {
    requireSmallForm(request)
    requireOwnOrigin(request, { origin, isTokenVerified: false })
    const form = new URLSearchParams(await request.text())
    const username = form.get('username') ?? ''
    const from = safeReturnPath(form.get('from'))
    kept = { username, from }
    const sent = parseForm(loginForm, { username, password: form.get('password') ?? '' })
    const opened = await enter(sent, request.headers)
    if (typeof opened === 'string') return leadBack(opened, kept)
    const session = await encode({ token: opened, secret: authSecret, maxAge: sessionSeconds })
    // The login page knows where each role begins.
    return leadTo(from ?? paths.login(), [
      sessionCookie(session, { origin, seconds: sessionSeconds }),
      ...rememberDevice(request.headers, opened.sub, { tokenSecret: ctx.tokenSecret, origin }),
      formNoteHeader('login', null, origin),
    ])
  } catch (error) {
    const { fields = {} } = detailsOf(error)
    return leadBack(codeToTell(error), { ...kept, fields })
  }
}

const sessionSeconds = sessionLimits.absoluteMs / 1000

/** Returns what the cookie of the new session names, or the word for why there is none. */
async function enter(sent: { username: string; password: string }, headers: Headers) {
  try {
    const { id, sid } = await authorize(sent, headers, new Headers())
    return { sub: id, sid }
  } catch (error) {
    const word = error instanceof Error ? error.message : ''
    return readRefusalWord(word) ? word : ('internal' satisfies ErrorCode)
  }
}
