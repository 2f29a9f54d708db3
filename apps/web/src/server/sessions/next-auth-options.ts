import 'server-only'
import { getConfig } from '@oficio/context/config'
import { paths } from '@oficio/contracts/paths'
import { endOwnSession } from '@oficio/domain/accounts/sessions/log-out'
import { sessionLimits } from '@oficio/domain/accounts/sessions/session-limits'
import type { AuthOptions } from 'next-auth'
import type { JWT } from 'next-auth/jwt'
import CredentialsProvider from 'next-auth/providers/credentials'
import { sessionCookieName } from '../callers/cookies'
import { rememberDevice } from '../callers/known-devices'
import { web } from '../calls/web'
import { authorize, authorizeArrival, authorizeSecondStep } from './authorize'
import { ownAddress } from './callback-address'
import { googleId, googleProvider, receiveFromGoogle } from './google'

/** next-auth's name of the login with the code that a visitor gets after returning from Google. */
export const arrivalId = 'arrival'

/** next-auth's name of the second step of a login. */
export const secondStepId = 'second-step'

/**
 * Returns the options of next-auth, which manages only the cookie and its CSRF tokens. The cookie contains the ids of
 * user and session. The sessions row alone decides whether a session is valid, because an ended session would otherwise
 * stay valid in its cookie. `answerHeaders` receives the response headers that we add to next-auth's own.
 */
export function nextAuthOptions(headers: Headers, answerHeaders: Headers): AuthOptions {
  const { authSecret, site, google } = getConfig()
  const isSecure = site.origin.startsWith('https:')
  return {
    secret: authSecret,
    useSecureCookies: isSecure,
    // Replaces next-auth's own pages, because they are in English and our Content-Security-Policy blocks their scripts
    // and styles.
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
        authorize: (credentials) => authorize(credentials, headers, answerHeaders),
      }),
      ...(google ? [googleProvider(google)] : []),
      CredentialsProvider({
        id: arrivalId,
        credentials: { token: {}, password: {} },
        authorize: (credentials) => authorizeArrival(credentials, headers, answerHeaders),
      }),
      CredentialsProvider({
        id: secondStepId,
        credentials: { code: {}, passkey: {} },
        authorize: (credentials) => authorizeSecondStep(credentials, headers, answerHeaders),
      }),
    ],
    callbacks: {
      // A login with Google opens no session yet. It redirects to our page, which continues the login.
      signIn: ({ user, account, profile }) =>
        account?.provider === googleId
          ? receiveFromGoogle(profile, headers, answerHeaders)
          : Boolean(user.id && user.sid),
      redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
      jwt: ({ token, user }) => (user ? { sub: user.id, sid: user.sid } : { sub: token.sub, sid: token.sid }),
    },
    events: {
      signIn: ({ user }) => {
        const { tokenSecret, site } = web().ctx
        for (const cookie of rememberDevice(headers, user.id, { tokenSecret, origin: site.origin }))
          answerHeaders.append('set-cookie', cookie)
      },
      // The type guarantees a session id, but a cookie may lack one. Skips such a cookie, because the query would read
      // an undefined id as "any session".
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
