import { createHmac } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { AccessTokens, Clock } from '@oficio/domain/kernel/ports'
import { errors, jwtVerify, SignJWT } from 'jose'

interface AccessTokensOptions {
  secret: string
  /** Origin of the site: the issuer of the tokens. They are accepted only by its API. */
  origin: string
  clock: Clock
}

const lifetimeS = limits.accessTokenMinutes * 60
const tokenType = 'at+jwt'

/**
 * Creates the issuer and reader of access tokens: short-lived JWTs with HMAC-SHA256, valid only for this site's API.
 */
export function createAccessTokens({ secret, origin, clock }: AccessTokensOptions): AccessTokens {
  // Derives a separate key, so that nothing else signed with the secret is accepted as an access token.
  const key = createHmac('sha256', secret).update('access-token').digest()
  const audience = `${origin}/api`
  return {
    issue: ({ userId, sessionId }) => {
      const now = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: tokenType })
        .setSubject(userId)
        .setIssuer(origin)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(now + lifetimeS)
        .sign(key)
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify<{ sid?: unknown }>(token, key, {
          algorithms: ['HS256'],
          typ: tokenType,
          issuer: origin,
          audience,
          currentDate: clock.now(),
        })
        const { sub, sid } = payload
        return sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
