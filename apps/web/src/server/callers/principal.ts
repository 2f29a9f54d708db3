import { type Principal, resolveSession } from '@oficio/domain/accounts/sessions/resolve-session'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { decode } from 'next-auth/jwt'
import { readCookie, sessionCookieName } from './cookies'

/**
 * How the caller proved their identity. Only a cookie can be abused by another site, because browsers attach it by
 * themselves.
 */
export interface Proof {
  principal: Principal | null
  via: 'token' | 'cookie' | 'nothing'
}

interface SessionSource {
  ctx: Ctx
  authSecret: string
}

/**
 * Returns the caller. A bearer token is always our own access token, and the cookie is always next-auth's. Does not use
 * next-auth's `getToken`, because it accepts the cookie's value as a bearer token too and would hide the difference.
 * `via: 'token'` with `principal: null` means that the token is expired, altered or not ours.
 */
export async function findPrincipal(source: SessionSource, headers: Headers): Promise<Proof> {
  const authorization = headers.get('authorization')
  if (authorization !== null) {
    const token = /^Bearer ([\w.-]{1,2000})$/i.exec(authorization)?.[1]
    const claims = token ? await source.ctx.accessTokens.read(token) : null
    return { principal: claims && (await resolveSession(source.ctx, claims)), via: 'token' }
  }
  const cookie = readCookie(headers, sessionCookieName(source.ctx.site.origin))
  if (cookie === null) return { principal: null, via: 'nothing' }
  return { principal: await findCookiePrincipal(source, cookie), via: 'cookie' }
}

/** Returns the account of a session cookie. Returns null if the cookie is not ours or its session has ended. */
export async function findCookiePrincipal(
  { ctx, authSecret }: SessionSource,
  cookie: string,
): Promise<Principal | null> {
  const claims = await readCookieClaims(cookie, authSecret)
  return claims && resolveSession(ctx, claims)
}

/** Returns the ids inside a session cookie without a query, or null if the cookie is not ours. */
export async function readCookieClaims(
  cookie: string,
  authSecret: string,
): Promise<{ userId: string; sessionId: string } | null> {
  // Treats a failure as no session, because next-auth throws on every value that it did not encrypt itself.
  const token = await decode({ token: cookie, secret: authSecret }).catch(() => null)
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string') return null
  return { userId: token.sub, sessionId: token.sid }
}
