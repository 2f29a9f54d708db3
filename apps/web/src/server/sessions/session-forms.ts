import 'server-only'
import type { ErrorCode } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { completeLogin } from '@oficio/domain/accounts/second-factor/complete-login'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { endOwnSession } from '@oficio/domain/accounts/sessions/log-out'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import type { Caller } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { encode } from 'next-auth/jwt'
import { readCookie, sessionCookie, sessionCookieName } from '../callers/cookies'
import { rememberDevice } from '../callers/known-devices'
import { findCookiePrincipal } from '../callers/principal'
import { redirectTo } from '../callers/redirect-to'
import { readSecondStep, secondStepCookie } from '../callers/second-step-cookie'
import { detailsOf } from '../calls/answers'
import { web } from '../calls/web'
import { formNoteHeader } from '../forms/form-notes'
import { type FormFields, type FormPage, redirectAfterRefusal, type SentForm } from '../forms/form-page'

interface CookieHeader {
  cookie?: string | undefined
}

interface WebSession {
  userId: string
  sessionId: string
}

/** Returns the page that the visitor wanted, if it is a page of ours. */
const returnPathOf = ({ from = '' }: FormFields) => safeReturnPath(from) ?? undefined

/** The login of a browser without scripts. next-auth's own form needs a script to fetch its CSRF token. */
export const loginPage: FormPage<WebSession> = {
  note: 'login',
  focusedField: 'username',
  pageOf: (fields) => paths.login(returnPathOf(fields)),
  succeed: openWebSession,
  refuse: (error, { fields, origin }) => {
    const challengeToken = detailsOf(error).details?.challengeToken
    return challengeToken === undefined
      ? null
      : redirectTo(paths.secondStep(returnPathOf(fields)), [secondStepCookie(challengeToken, origin)])
  },
}

/** Opens a session by user name and password. Throws the errors of `logIn`. */
export async function logInByForm(
  ctx: Ctx,
  actor: Caller,
  { username, password }: { username: string; password: string },
): Promise<WebSession> {
  const { user, session } = await logIn(ctx, actor, { username, password, kind: 'web' })
  return { userId: user.id, sessionId: session.sessionId }
}

export const secondStepPage: FormPage<WebSession> = {
  note: 'secondStep',
  focusedField: null,
  pageOf: (fields) => paths.secondStep(returnPathOf(fields)),
  succeed: openWebSession,
  // Shows one message for every wrong code, above the fields.
  refuse: (_error, form) => {
    const code: ErrorCode = 'second_factor_wrong'
    return form.code === 'validation_failed' || form.code === code
      ? redirectAfterRefusal(secondStepPage, form, { error: null, code })
      : null
  },
}

/**
 * Completes a login with a code. The challenge of the first step is in a cookie. Throws the errors of `completeLogin`.
 */
export async function completeLoginByForm(
  ctx: Ctx,
  actor: Caller,
  { code, cookie = '' }: { code: string } & CookieHeader,
): Promise<WebSession> {
  const { userId, session } = await completeLogin(ctx, actor, {
    challengeToken: readSecondStep(new Headers({ cookie })),
    kind: 'web',
    proof: { code },
  })
  return { userId, sessionId: session.sessionId }
}

/** The logout. It always redirects to the home page. */
export const logoutPage: FormPage<void> = {
  note: null,
  focusedField: null,
  pageOf: () => paths.home(),
  succeed: (_result, { origin }) => redirectTo(paths.home(), [sessionCookie('', { origin, seconds: 0 })]),
}

/**
 * Ends the session of the cookie. Never throws, because on a shared computer the cookie must be removed even during an
 * outage.
 */
export async function endCookieSession(
  ctx: Ctx,
  _actor: Caller,
  { cookie = '' }: CookieHeader,
): Promise<void> {
  const value = readCookie(new Headers({ cookie }), sessionCookieName(ctx.site.origin))
  try {
    const principal = value === null ? null : await findCookiePrincipal({ ...web(), ctx }, value)
    if (principal) await endOwnSession(ctx, principal.sid)
  } catch (error) {
    ctx.log.error({ err: error }, 'a session could not be ended')
  }
}

/** Redirects with the session cookie. The login page redirects further to the start page of the role. */
async function openWebSession(
  { userId, sessionId }: WebSession,
  { headers, fields, origin }: SentForm,
): Promise<Response> {
  const { ctx, authSecret } = web()
  const maxAge = sessionLimits.absoluteMs / 1000
  const session = await encode({ token: { sub: userId, sid: sessionId }, secret: authSecret, maxAge })
  return redirectTo(returnPathOf(fields) ?? paths.login(), [
    sessionCookie(session, { origin, seconds: maxAge }),
    ...rememberDevice(headers, userId, { tokenSecret: ctx.tokenSecret, origin }),
    secondStepCookie(null, origin),
    formNoteHeader('login', null, origin),
  ])
}
