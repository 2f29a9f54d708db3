import { randomBytes } from 'node:crypto'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { PasskeyChallengePurpose } from '@oficio/db/generated/client'
import { addMinutes } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { sessionNow } from '../sessions/session-now'

/** Stores a single-use challenge for an account and returns its bytes. */
export async function makeChallenge(
  ctx: Ctx,
  userId: string,
  purpose: PasskeyChallengePurpose,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(randomBytes(32))
  await ctx.db.passkeyChallenge.create({
    data: {
      challenge: Buffer.from(bytes).toString('base64url'),
      userId,
      purpose,
      expiresAt: addMinutes(sessionNow(ctx), serverLimits.secondStepMinutes),
    },
  })
  return bytes
}

/** Deletes the challenge that an answer names. Returns whether the challenge was valid for this account and purpose. */
export async function takeChallenge(
  ctx: Ctx,
  userId: string,
  { challenge, purpose }: { challenge: string; purpose: PasskeyChallengePurpose },
): Promise<boolean> {
  const { count } = await ctx.db.passkeyChallenge.deleteMany({
    where: { challenge, userId, purpose, expiresAt: { gt: sessionNow(ctx) } },
  })
  return count === 1
}

async function forgetChallenges(ctx: Ctx): Promise<void> {
  await ctx.db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: sessionNow(ctx) } } })
}

export const forgetPasskeyChallengesClock = atTimes(
  {
    name: 'forget-passkey-challenges',
    label: 'Borrar pedidos de llave de acceso vencidos',
    at: '43 * * * *',
  },
  forgetChallenges,
)
