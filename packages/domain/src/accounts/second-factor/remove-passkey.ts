import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { changeOwnAccess } from '../change-own-access'
import { deactivate } from './activate'

/** Removes a passkey of the caller. Throws not_found; second_factor_needed. */
export const removePasskey = (ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<{ success: true }> =>
  changeOwnAccess(ctx, actor, async (ctx, { userId }) => {
    const { count } = await ctx.db.passkey.deleteMany({ where: { id, userId } })
    if (count === 0) throw new AppError('not_found')
    await deactivate(ctx, userId)
    return { success: true }
  })
