import 'server-only'
import { loginForm } from '@oficio/contracts/accounts/endpoints'
import { arrivalForm } from '@oficio/contracts/accounts/identities'
import { loginRefusalHeader } from '@oficio/contracts/accounts/login-refusal'
import { secondStepForm } from '@oficio/contracts/accounts/second-factor'
import { AppError, codeOf, type ErrorCode } from '@oficio/contracts/errors'
import { refusalText, refusalWord } from '@oficio/contracts/refusals'
import { isDatabaseAway } from '@oficio/db/outage'
import { getArrival } from '@oficio/domain/accounts/identities/get-arrival'
import { logInWithIdentity } from '@oficio/domain/accounts/identities/log-in-with-identity'
import { completeLogin } from '@oficio/domain/accounts/second-factor/complete-login'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { type Visitor, visitor } from '@oficio/domain/kernel/actor'
import type { User } from 'next-auth'
import { readDeviceHash } from '../callers/device-cookie'
import { hasLoggedIn, isKnownDevice } from '../callers/known-devices'
import { describeLogin } from '../callers/login-attempt'
import { readSecondStep, secondStepCookie } from '../callers/second-step-cookie'
import { detailsOf } from '../calls/answers'
import { web } from '../calls/web'
import { addressPrefix, clientAddressHeader } from '../limits/client-address'

/** Returns the sender of a login form as a visitor, even if the browser already has a session. */
const actorOf = (headers: Headers): Visitor =>
  visitor({
    deviceHash: readDeviceHash(headers, web().ctx.tokenSecret),
    isDeviceOf: (userId) => isKnownDevice(headers, userId, web().ctx.tokenSecret),
    ipPrefix: addressPrefix(headers.get(clientAddressHeader) ?? ''),
    userAgent: headers.get('user-agent'),
    isPage: true,
  })

/** Opens a session for a page by user name and password. Throws an Error whose message is an error code of ours. */
export const authorize = (credentials: unknown, headers: Headers, answerHeaders: Headers): Promise<User> =>
  limitAttempts(headers, answerHeaders, async () => {
    const { ctx, limiter } = web()
    const form = loginForm.safeParse(credentials)
    if (!form.success) throw new AppError('invalid_credentials')
    const attempt = await describeLogin(ctx, headers, form.data.username)
    const { user, session } = await limiter.guardLogin(attempt, () =>
      logIn(ctx, actorOf(headers), { ...form.data, kind: 'web' }),
    )
    return { id: user.id, sid: session.sessionId }
  })

/**
 * Opens a session by the code of a visitor who returns from Google. If the form also needs a password, counts the
 * password like that of any login.
 */
export const authorizeArrival = (
  credentials: unknown,
  headers: Headers,
  answerHeaders: Headers,
): Promise<User> =>
  limitAttempts(headers, answerHeaders, async () => {
    const { ctx, limiter } = web()
    const form = arrivalForm.safeParse(credentials)
    if (!form.success) throw new AppError('arrival_over')
    const actor = actorOf(headers)
    const enter = () => logInWithIdentity(ctx, actor, form.data)
    const arrival = await getArrival(ctx, actor, form.data)
    const { userId, sessionId } =
      arrival.next === 'give-password' && form.data.password !== undefined
        ? await limiter.guardLogin(await describeLogin(ctx, headers, arrival.email), enter)
        : await enter()
    return { id: userId, sid: sessionId }
  })

/**
 * Completes a login with its second factor. The challenge is in a cookie of the first step, the second factor in the
 * form.
 */
export const authorizeSecondStep = (
  credentials: unknown,
  headers: Headers,
  answerHeaders: Headers,
): Promise<User> =>
  limitAttempts(headers, answerHeaders, async () => {
    const { ctx } = web()
    const form = secondStepForm.safeParse(credentials)
    if (!form.success) throw new AppError('second_factor_wrong')
    const { userId, session } = await completeLogin(ctx, actorOf(headers), {
      challengeToken: readSecondStep(headers),
      kind: 'web',
      proof: form.data,
    })
    answerHeaders.append('set-cookie', secondStepCookie(null, ctx.site.origin))
    return { id: userId, sid: session.sessionId }
  })

/**
 * Counts a login before it costs a query, as `answerCall` does. Throws an Error whose message is an error code of ours,
 * because next-auth passes only the message to the form.
 */
async function limitAttempts(
  headers: Headers,
  answerHeaders: Headers,
  work: () => Promise<User>,
): Promise<User> {
  const { ctx, limiter } = web()
  try {
    await limiter.countCall('login', {
      address: headers.get(clientAddressHeader) ?? 'unknown',
      deviceHash: readDeviceHash(headers, ctx.tokenSecret),
      hasLoggedIn: hasLoggedIn(headers, ctx.tokenSecret),
      userId: null,
    })
    return await work()
  } catch (error) {
    const { retryAfterSeconds, details } = detailsOf(error)
    if (details?.challengeToken)
      answerHeaders.append('set-cookie', secondStepCookie(details.challengeToken, ctx.site.origin))
    if (retryAfterSeconds !== undefined) answerHeaders.set('retry-after', String(retryAfterSeconds))
    const code = errorCodeOfLogin(error)
    answerHeaders.set(loginRefusalHeader, encodeURIComponent(refusalText(code, retryAfterSeconds)))
    throw new Error(refusalWord(code, retryAfterSeconds), { cause: error })
  }
}

/** Returns the error code of a failed login for the visitor. Logs unexpected errors. */
export function errorCodeOfLogin(error: unknown): ErrorCode {
  const code = codeOf(error)
  if (code) return code
  web().ctx.log.error({ err: error }, 'login failed')
  return isDatabaseAway(error) ? 'unavailable' : 'internal'
}
