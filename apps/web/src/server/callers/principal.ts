import { type Principal, resolveSession } from '@oficio/domain/accounts/sessions/resolve-session'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { decode } from 'next-auth/jwt'
import { readCookie, sessionCookieName } from './cookies'

/** How the caller proved who they are; only the browser attaches a cookie by itself, so only it can be abused. */
export interface Proof {
  principal: Principal | null
  via: 'token' | 'cookie' | 'nothing'
}

interface SessionSource {
  ctx: Ctx
  authSecret: string
}

/**
 * Returns who calls. A bearer token is only ever our own access token and the cookie only ever next-auth's: its
 * `getToken` would take the cookie's value as a bearer token too, and then nobody could tell the two apart.
 * `via: 'token'` with `principal: null` is a token that is over, changed or not ours.
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

/** Returns who a session cookie stands for, or null when it is not ours or its session has ended. */
export async function findCookiePrincipal(
  { ctx, authSecret }: SessionSource,
  cookie: string,
): Promise<Principal | null> {
  const claims = await readCookieClaims(cookie, authSecret)
  return claims && resolveSession(ctx, claims)
}

/** Returns what a session cookie names, or null for one that is not ours. */
async function readCookieClaims(
  cookie: string,
  authSecret: string,
): Promise<{ userId: string; sessionId: string } | null> {
  // next-auth throws on anything that it did not encrypt itself; to us that is simply nobody.
  const token = await decode({ token: cookie, secret: authSecret }).catch(() => null)
  if (typeof token?.sub !== 'string' || typeof token.sid !== 'string') return null
  return { userId: token.sub, sessionId: token.sid }
}
