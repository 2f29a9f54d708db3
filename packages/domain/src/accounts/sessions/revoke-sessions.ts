import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from './session-now'

/**
 * Ends the open sessions that match the filter, immediately, and deletes their push subscriptions. Returns how many
 * sessions ended. `reason` is a code, stored for investigations.
 */
export async function revokeSessions(
  ctx: Ctx,
  filter: Prisma.SessionWhereInput,
  reason: string,
): Promise<number> {
  const endedSessions = await ctx.db.session.updateManyAndReturn({
    where: { ...filter, revokedAt: null },
    data: { revokedAt: sessionNow(ctx), revokeReason: reason },
    select: { id: true },
  })
  // Safe in any order: a device whose session has ended gets no push notifications anyway.
  await ctx.db.pushDevice.deleteMany({ where: { sessionId: { in: endedSessions.map(({ id }) => id) } } })
  return endedSessions.length
}
