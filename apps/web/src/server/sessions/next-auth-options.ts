import 'server-only'
import { getConfig } from '@oficio/context/config'
import { loginForm } from '@oficio/contracts/accounts/endpoints'
import { AppError, codeOf, type ErrorCode } from '@oficio/contracts/errors'
import { paths } from '@oficio/contracts/paths'
import { refusalWord } from '@oficio/contracts/refusals'
import { isDatabaseAway } from '@oficio/db/outage'
import { logIn } from '@oficio/domain/accounts/sessions/log-in'
import { logInWithGoogle } from '@oficio/domain/accounts/sessions/log-in-with-google'
import { endOwnSession } from '@oficio/domain/accounts/sessions/log-out'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import { type Visitor, visitor } from '@oficio/domain/kernel/actor'
import type { AuthOptions, User } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import GoogleProvider, { type GoogleProfile } from 'next-auth/providers/google'
import { detailsOf } from '../calls/answers'
import { addressPrefix, clientAddressHeader } from '../limits/client-address'
import { web } from '../web'
import { sessionCookieName } from './cookies'
import { readDeviceHash } from './device-cookie'
import { rememberDevice } from './known-devices'
import { describeLogin } from './login-attempt'

/**
 * next-auth keeps the cookie and its own forgery tokens; who may have a session, and whether it still holds, is decided
 * by the sessions row alone: else a session that was ended would live on in a cookie, which carries the ids of user and
 * session only. `given` gets what the answer shall carry beside next-auth's own headers.
 */
export function nextAuthOptions(headers: Headers, given: Headers): AuthOptions {
  const { authSecret, site, google } = getConfig()
  const isSecure = site.origin.startsWith('https:')
  return {
    secret: authSecret,
    useSecureCookies: isSecure,
    // Its own pages are in English, and our policy lets nothing on them work.
    pages: { signIn: paths.login(), signOut: paths.home(), error: paths.login() },
    session: { strategy: 'jwt', maxAge: sessionLimits.absoluteMs / 1000 },
    cookies: {
      sessionToken: {
        name: sessionCookieName(site.origin),
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure },
      },
    },
    providers: [
      CredentialsProvider({
        credentials: { username: {}, password: {} },
        authorize: (sent) => authorize(sent, headers, given),
      }),
      ...(google ? [googleProvider(google, headers)] : []),
    ],
    callbacks: {
      // Without ids Google vouched for nobody: back to the login.
      signIn: ({ user }) => Boolean(user.id && user.sid),
      jwt: ({ token, user }) => (user ? { sub: user.id, sid: user.sid } : { sub: token.sub, sid: token.sid }),
    },
    events: {
      signIn: ({ user }) => {
        const { tokenSecret, site } = web().ctx
        for (const cookie of rememberDevice(headers, user.id, { tokenSecret, origin: site.origin }))
          given.append('set-cookie', cookie)
      },
      // A cookie names a session by its type alone; one that named none would be read as 'any'.
      signOut: async ({ token }: { token: Partial<JWT> | null }) => {
        if (token?.sid) await endOwnSession(web().ctx, token.sid)
      },
    },
    logger: {
      error: (code, details) => web().ctx.log.error({ code, err: details }, 'next-auth'),
      warn: (code) => web().ctx.log.warn({ code }, 'next-auth'),
    },
  }
}

/** Google's own word for its user becomes a session of ours before next-auth writes the cookie. */
function googleProvider(keys: { clientId: string; clientSecret: string }, headers: Headers) {
  return GoogleProvider<GoogleProfile>({
    ...keys,
    profile: async ({ email, email_verified, given_name, family_name, name }) => {
      const opened = await logInWithGoogle(web().ctx, actorOf(headers), {
        email,
        isEmailVerified: email_verified,
        firstName: given_name ?? name,
        lastName: family_name ?? '',
      })
      return { id: opened?.userId ?? '', sid: opened?.sessionId ?? '' }
    },
  })
}

/** Returns who sends a form of a page; whether somebody is logged in plays no part in it. */
export const actorOf = (headers: Headers): Visitor =>
  visitor({
    ipPrefix: addressPrefix(headers.get(clientAddressHeader) ?? ''),
    userAgent: headers.get('user-agent'),
    isPage: true,
  })

/**
 * Opens a session for a page. Throws an Error whose message is a code of ours: next-auth hands the form nothing else.
 * A call is counted before it costs a query, as in `answerCall`.
 */
export async function authorize(sent: unknown, headers: Headers, given: Headers): Promise<User> {
  const { ctx, limiter } = web()
  try {
    await limiter.countCall('login', {
      address: headers.get(clientAddressHeader) ?? 'unknown',
      deviceHash: readDeviceHash(headers, ctx.tokenSecret),
      userId: null,
    })
    const form = loginForm.safeParse(sent)
    if (!form.success) throw new AppError('invalid_credentials')
    const attempt = await describeLogin(ctx, headers, form.data.username)
    const { user, session } = await limiter.guardLogin(attempt, () =>
      logIn(ctx, actorOf(headers), { ...form.data, kind: 'web' }),
    )
    return { id: user.id, sid: session.sessionId }
  } catch (error) {
    const { retryAfterSeconds } = detailsOf(error)
    if (retryAfterSeconds !== undefined) given.set('retry-after', String(retryAfterSeconds))
    throw new Error(refusalWord(codeToTell(error), retryAfterSeconds), { cause: error })
  }
}

/** Returns the code under which a failed login is told, and logs what nobody foresaw. */
export function codeToTell(error: unknown): ErrorCode {
  const code = codeOf(error)
  if (code) return code
  web().ctx.log.error({ err: error }, 'login failed')
  return isDatabaseAway(error) ? 'unavailable' : 'internal'
}
