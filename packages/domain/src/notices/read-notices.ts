import { type Actor, requireAccount } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'

/** Marks the given notices of the caller as read, or all of them without `ids`. Ignores ids of other accounts. */
export async function readNotices(
  ctx: Ctx,
  actor: Actor,
  input: { ids?: string[] | undefined },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.db.notice.updateMany({
    where: { userId, isListed: true, readAt: null, ...(input.ids ? { id: { in: input.ids } } : {}) },
    data: { readAt: ctx.clock.now() },
  })
  return { success: true }
}
