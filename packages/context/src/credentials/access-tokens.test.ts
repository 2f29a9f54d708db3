import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createAccessTokens } from './access-tokens'

const secret = 'a'.repeat(64)
const origin = 'https://oficio.example'
const claims = { userId: 'user-1', sessionId: 'session-1' }
let now = new Date('2026-11-27T17:30:00.000Z')
const clock = { now: () => now }
const tokens = createAccessTokens({ secret, origin, clock })

describe('an access token', () => {
  it('names user and session for ten minutes', async () => {
    const token = await tokens.issue(claims)
    expect(await tokens.read(token)).toEqual(claims)
    now = new Date(now.getTime() + 599_000)
    expect(await tokens.read(token)).toEqual(claims)
    now = new Date(now.getTime() + 1_000)
    expect(await tokens.read(token)).toBeNull()
  })

  it('is worth nothing changed, signed by another, or for another site', async () => {
    const [head, body, mac] = (await tokens.issue(claims)).split('.')
    const forged = Buffer.from(JSON.stringify({ sub: 'admin', sid: 'x' })).toString('base64url')
    const foreignTokens = [
      await createAccessTokens({ secret: 'c'.repeat(64), origin, clock }).issue(claims),
      await createAccessTokens({ secret, origin: 'https://other.example', clock }).issue(claims),
      `${head}.${forged}.${mac}`,
      `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')}.${body}.`,
      // Signed with the plain secret, as another part of the product might sign.
      await new SignJWT({ sid: 's' })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject('admin')
        .setIssuer(origin)
        .setAudience(`${origin}/api`)
        .setExpirationTime('10m')
        .sign(new TextEncoder().encode(secret)),
      'nonsense',
      '',
    ]
    for (const token of foreignTokens) expect(await tokens.read(token)).toBeNull()
  })
})
