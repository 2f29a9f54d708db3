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

/** How next-auth calls the login by the code that whoever comes back from Google gets. */
export const arrivalId = 'arrival'

/** The same of the second step of a login. */
export const secondStepId = 'second-step'

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
      ...(google ? [googleProvider(google)] : []),
      CredentialsProvider({
        id: arrivalId,
        credentials: { token: {}, password: {} },
        authorize: (sent) => authorizeArrival(sent, headers, given),
      }),
      CredentialsProvider({
        id: secondStepId,
        credentials: { code: {}, passkey: {} },
        authorize: (sent) => authorizeSecondStep(sent, headers, given),
      }),
    ],
    callbacks: {
      // Google's word opens nothing by itself: it leads to our page, which goes on from there.
      signIn: ({ user, account, profile }) =>
        account?.provider === googleId
          ? receiveFromGoogle(profile, headers, given)
          : Boolean(user.id && user.sid),
      redirect: ({ url, baseUrl }) => ownAddress(url, baseUrl),
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
