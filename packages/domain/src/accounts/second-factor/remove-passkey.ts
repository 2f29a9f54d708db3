import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockAccount } from '../links'
import { deactivate } from './activate'

/** Removes a passkey of the caller. Throws not_found, second_factor_needed. */
export async function removePasskey(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.transaction(async (ctx) => {
    await lockAccount(ctx, userId)
    const { count } = await ctx.db.passkey.deleteMany({ where: { id, userId } })
    if (count === 0) throw new AppError('not_found')
    await deactivate(ctx, userId)
  })
  return { success: true }
}
