import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A refresh token is `session.generation.mac`. It is derived from the row of the session and the site's key. So the
 * database holds nothing that can be used as a token, and a retried call gets the same successor.
 */
interface RefreshTokenParts {
  sessionId: string
  generation: number
}

export function makeRefreshToken(
  { sessionId, generation }: RefreshTokenParts,
  key: { salt: Uint8Array; tokenSecret: string },
): string {
  return `${sessionId}.${generation}.${macOf({ sessionId, generation }, key).toString('base64url')}`
}

/**
 * Returns the parts of a token without verifying it, because the salt for that is in the row of the session. Returns
 * null for any other text.
 */
export function readRefreshToken(token: string): (RefreshTokenParts & { mac: Buffer }) | null {
  const match = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.(\d{1,9})\.([\w-]{43})$/.exec(token)
  const [, sessionId, generation, mac] = match ?? []
  if (!sessionId || !generation || !mac) return null
  return {
    sessionId,
    generation: Number(generation),
    mac: Buffer.from(mac, 'base64url'),
  }
}

/** Returns whether this site made the token for that session. */
export function isGenuine(
  token: RefreshTokenParts & { mac: Buffer },
  key: { salt: Uint8Array; tokenSecret: string },
): boolean {
  const expected = macOf(token, key)
  return token.mac.length === expected.length && timingSafeEqual(token.mac, expected)
}

function macOf(
  { sessionId, generation }: RefreshTokenParts,
  { salt, tokenSecret }: { salt: Uint8Array; tokenSecret: string },
): Buffer {
  return createHmac('sha256', tokenSecret).update(`refresh|${sessionId}|${generation}|`).update(salt).digest()
}
