import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from './session-now'

/**
 * Ends those of the sessions that are open, at once and everywhere, and with them the notices in their browsers. Returns
 * how many there were. `reason` is a word of ours, for whoever looks into it.
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
  // Done for good by then: a device whose session is over is told of nothing either way.
  await ctx.db.pushDevice.deleteMany({ where: { sessionId: { in: endedSessions.map(({ id }) => id) } } })
  return endedSessions.length
}
