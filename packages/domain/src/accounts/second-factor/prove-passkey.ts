import { AppError } from '@oficio/contracts/errors'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from '../sessions/session-now'
import { makeChallenge, takeChallenge } from './passkey-challenges'

/** The unverified answer of a browser's WebAuthn call. */
export interface PasskeyAnswer {
  id: string
  [field: string]: unknown
}

/** Returns the WebAuthn options for the browser, or null for an account without passkeys. */
export async function offerPasskeys(ctx: Ctx, userId: string): Promise<Record<string, unknown> | null> {
  const allowCredentials = await listCredentials(ctx, userId)
  if (allowCredentials.length === 0) return null
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx),
    challenge: await makeChallenge(ctx, userId, 'proof'),
    allowCredentials,
    userVerification: 'preferred',
  })
  return { ...options }
}

/** Returns the passkeys of an account in the format of the library. */
export async function listCredentials(ctx: Ctx, userId: string) {
  const passkeys = await ctx.db.passkey.findMany({
    where: { userId },
    select: { credentialId: true, transports: true },
  })
  return passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))
}

/**
 * Verifies a passkey answer of an account and uses up its challenge. Refuses a counter that did not grow, because that
 * means a copied device. Synced passkeys always report zero, so zero after zero is accepted. Throws passkey_refused.
 */
export async function provePasskey(ctx: Ctx, userId: string, answer: PasskeyAnswer): Promise<void> {
  const passkey = await ctx.db.passkey.findFirst({ where: { userId, credentialId: answer.id } })
  if (!passkey) throw new AppError('passkey_refused')
  const { credentialId, publicKey, counter } = passkey
  const verified = await verifyAuthenticationResponse({
    // The library validates the shape and throws on any other.
    response: answer as unknown as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(ctx, userId, { challenge, purpose: 'proof' }),
    expectedOrigin: ctx.site.origin,
    expectedRPID: relyingParty(ctx),
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw new AppError('passkey_refused', { cause })
  })
  if (!verified.verified) throw new AppError('passkey_refused')
  const newCounter = BigInt(verified.authenticationInfo.newCounter)
  const { count } = await ctx.db.passkey.updateMany({
    where: { id: passkey.id, ...(newCounter === 0n ? { counter: 0n } : { counter: { lt: newCounter } }) },
    data: { counter: newCounter, lastUsedAt: sessionNow(ctx) },
  })
  if (count === 0) throw new AppError('passkey_refused')
}

/** The domain to which browsers bind passkeys. */
export const relyingParty = ({ site }: Pick<Ctx, 'site'>): string => new URL(site.origin).hostname
