import { limits } from '@oficio/contracts/limits'
import 'server-only'
import { loginForm } from '@oficio/contracts/accounts/endpoints'
import type { ErrorCode, FieldErrors } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { readRefusalWord } from '@oficio/contracts/refusals'
import { safeReturnPath } from '@oficio/contracts/return-path'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import type { User } from 'next-auth'
import { encode } from 'next-auth/jwt'
import { sessionCookie } from '../callers/cookies'
import { rememberDevice } from '../callers/known-devices'
import { leadTo } from '../callers/lead-to'
import { secondStepCookie } from '../callers/second-step-cookie'
import { detailsOf } from '../calls/answers'
import { requireOwnOrigin } from '../calls/origin-check'
import { requireSmallForm } from '../calls/read-body'
import { web } from '../calls/web'
import { formNoteHeader } from '../forms/form-notes'
import { authorize, authorizeSecondStep, codeToTell } from './authorize'
import { parseForm } from './form-answers'

/**
 * Answers the login form of a browser without scripts: opens the session and leads to where one wanted to go, or back to
 * the form with what was typed but for the password. The forgery tokens of next-auth need a script to be fetched; here
 * the browser itself has to say that the form is ours. Every answer leads to a page, since nobody reads it but a person.
 */
export async function answerLoginForm(request: Request): Promise<Response> {
  const { origin } = web().ctx.site
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
    const answerHeaders = new Headers()
    const opened = await enter(() => authorize(sent, request.headers, answerHeaders))
    if (opened === needsSecondStep)
      return leadTo(paths.secondStep(from ?? undefined), answerHeaders.getSetCookie())
    if (typeof opened === 'string') return leadBack(opened, kept)
    return leadIn(opened, request.headers, from)
  } catch (error) {
    const { fields = {} } = detailsOf(error)
    return leadBack(codeToTell(error), { ...kept, fields })
  }
}

const sessionSeconds = sessionLimits.absoluteMs / 1000

const needsSecondStep: ErrorCode = 'second_factor_required'

/** Answers the form of the second step of a browser without scripts. */
export async function answerSecondStepForm(request: Request): Promise<Response> {
  const { origin } = web().ctx.site
  let from: string | null = null
  const leadBack = (word: string) =>
    leadTo(paths.secondStep(from ?? undefined), [formNoteHeader('secondStep', { word, typed: '' }, origin)])
  try {
    requireSmallForm(request)
    requireOwnOrigin(request, { origin, isTokenVerified: false })
    const form = new URLSearchParams(await request.text())
    from = safeReturnPath(form.get('from'))
    const sent = { code: form.get('code') ?? '' }
    const opened = await enter(() => authorizeSecondStep(sent, request.headers, new Headers()))
    return typeof opened === 'string' ? leadBack(opened) : await leadIn(opened, request.headers, from)
  } catch (error) {
    return leadBack(codeToTell(error))
  }
}

/** Leads on with the cookie of the session. The login page knows where each role begins. */
async function leadIn(opened: { sub: string; sid: string }, headers: Headers, from: string | null) {
  const { ctx, authSecret } = web()
  const { origin } = ctx.site
  const session = await encode({ token: opened, secret: authSecret, maxAge: sessionSeconds })
  return leadTo(from ?? paths.login(), [
    sessionCookie(session, { origin, seconds: sessionSeconds }),
    ...rememberDevice(headers, opened.sub, { tokenSecret: ctx.tokenSecret, origin }),
    secondStepCookie(null, origin),
    formNoteHeader('login', null, origin),
  ])
}

/** Returns what the cookie of the new session names, or the word for why there is none. */
async function enter(open: () => Promise<User>) {
  try {
    const { id, sid } = await open()
    return { sub: id, sid }
  } catch (error) {
    const word = error instanceof Error ? error.message : ''
    return readRefusalWord(word) ? word : ('internal' satisfies ErrorCode)
  }
}
