import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { changeOwnAccess } from '../change-own-access'
import { mailChange } from './activate'
import { renewCodes } from './recovery-codes'

/** Replaces the recovery codes of the caller. Throws second_factor_missing. */
export const renewRecoveryCodes = (ctx: Ctx, actor: Actor): Promise<{ recoveryCodes: string[] }> =>
  changeOwnAccess(ctx, actor, async (ctx, { userId }) => {
    const enrolled = await ctx.db.user.count({ where: { id: userId, secondFactorSince: { not: null } } })
    if (enrolled === 0) throw new AppError('second_factor_missing')
    await mailChange(ctx, userId, 'codes')
    return { recoveryCodes: await renewCodes(ctx, userId) }
  })
