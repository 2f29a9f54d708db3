import { createHmac, randomInt } from 'node:crypto'
import { limits } from '@oficio/contracts/limits'
import type { Ctx, TxCtx } from '../../kernel/ctx'

/** Excludes letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const halfLength = 5

/**
 * Replaces the recovery codes of an account. Returns the new codes, which cannot be read again, because only hashes are
 * stored.
 */
export async function renewCodes(ctx: TxCtx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, () => `${half()}-${half()}`)
  const createdAt = ctx.clock.now()
  await ctx.db.recoveryCode.deleteMany({ where: { userId } })
  await ctx.db.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashCode(ctx, userId, code), createdAt })),
  })
  return codes
}

/** Marks a recovery code as used. Returns whether it was valid. Of two concurrent uses, only one succeeds. */
export async function spendRecoveryCode(ctx: Ctx, userId: string, code: string): Promise<boolean> {
  const { count } = await ctx.db.recoveryCode.updateMany({
    where: { userId, codeHash: hashCode(ctx, userId, code), usedAt: null },
    data: { usedAt: ctx.clock.now() },
  })
  return count === 1
}

export const countCodesLeft = (ctx: Ctx, userId: string): Promise<number> =>
  ctx.db.recoveryCode.count({ where: { userId, usedAt: null } })

const half = () => Array.from({ length: halfLength }, () => letters[randomInt(letters.length)]).join('')

/** Returns the hash of a code. Ignores capitals, dashes and spaces, because people type codes in many ways. */
function hashCode({ tokenSecret }: Pick<Ctx, 'tokenSecret'>, userId: string, code: string): string {
  const plainCode = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHmac('sha256', tokenSecret).update(`recovery|${userId}|${plainCode}`).digest('base64url')
}
