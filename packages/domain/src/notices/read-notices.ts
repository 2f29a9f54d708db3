import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Marks the named notices of the account as read, or all of them. Others' ids are passed over. */
export async function readNotices(
  ctx: Ctx,
  actor: Actor,
  input: { ids?: string[] | undefined },
): Promise<{ success: true }> {
  if (!actor.userId) throw new AppError('unauthenticated')
  await ctx.db.notice.updateMany({
    where: { userId: actor.userId, readAt: null, ...(input.ids ? { id: { in: input.ids } } : {}) },
    data: { readAt: ctx.clock.now() },
  })
  return { success: true }
}
