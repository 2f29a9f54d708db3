import type { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { sessionNow } from './session-now'

/**
 * Ends the open ones of the sessions, at once and everywhere, and with them the notices in their browsers. Returns
 * how many there were. `reason` is a word of ours, for investigations.
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
  // Final by then: a device whose session is over receives no notices either way.
  await ctx.db.pushDevice.deleteMany({ where: { sessionId: { in: endedSessions.map(({ id }) => id) } } })
  return endedSessions.length
}
