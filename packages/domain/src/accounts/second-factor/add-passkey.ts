import type { addPasskeyEndpoint, startPasskeyEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { changeOwnAccess } from '../change-own-access'
import { sessionNow } from '../sessions/session-now'
import { activate, requireSetUp } from './activate'
import { makeChallenge, takeChallenge } from './passkey-challenges'
import { listCredentials, type PasskeyAnswer, relyingParty } from './prove-passkey'

/** Starts adding a passkey: returns the options for the browser. Throws wrong_password, login_too_old. */
export async function startPasskey(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof startPasskeyEndpoint>,
): Promise<ResponseOf<typeof startPasskeyEndpoint>> {
  const { userId, label } = await requireSetUp(ctx, actor, input)
  const options = await generateRegistrationOptions({
    rpName: ctx.site.name,
    rpID: relyingParty(ctx),
    userName: label,
    userID: new TextEncoder().encode(userId),
    challenge: await makeChallenge(ctx, userId, 'registration'),
    excludeCredentials: await listCredentials(ctx, userId),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { options: { ...options } }
}

/**
 * Stores the passkey that a browser made for our challenge. Returns recovery codes if it is the first factor, or else
 * null. Throws passkey_refused, too_many_passkeys.
 */
export async function addPasskey(
  ctx: Ctx,
  actor: Actor,
  { name, passkey }: InputOf<typeof addPasskeyEndpoint>,
): Promise<ResponseOf<typeof addPasskeyEndpoint>> {
  const credential = await verifyNewPasskey(ctx, requireAccount(actor).userId, passkey)
  return changeOwnAccess(ctx, actor, async (ctx, owner) => {
    const { userId } = owner
    if ((await ctx.db.passkey.count({ where: { userId } })) >= limits.passkeys)
      throw new AppError('too_many_passkeys')
    const { count } = await ctx.db.passkey.createMany({
      data: { id: ctx.ids.next(), userId, name, ...credential, createdAt: sessionNow(ctx) },
      skipDuplicates: true,
    })
    if (count === 0) throw new AppError('passkey_refused')
    return { recoveryCodes: await activate(ctx, owner) }
  })
}

async function verifyNewPasskey(ctx: Ctx, userId: string, answer: PasskeyAnswer) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The library validates the shape and throws on any other.
    response: answer as unknown as RegistrationResponseJSON,
    expectedChallenge: (challenge) => takeChallenge(ctx, userId, { challenge, purpose: 'registration' }),
    expectedOrigin: ctx.site.origin,
    expectedRPID: relyingParty(ctx),
    requireUserVerification: false,
  }).catch((cause: unknown) => {
    throw new AppError('passkey_refused', { cause })
  })
  if (!verified) throw new AppError('passkey_refused')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: new Uint8Array(publicKey), counter: BigInt(counter), transports }
}
