import type { listSessionsEndpoint, SessionView } from '@oficio/contracts/accounts/profile'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { subMilliseconds } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

/** More than the logins of a person in a month. The limit is for programs that log in at every call. */
const mostShown = 50

/** Returns the open sessions of the caller's account: the current one first, then by last use. */
export async function listSessions(ctx: Ctx, actor: Actor): Promise<ResponseOf<typeof listSessionsEndpoint>> {
  const { userId, sessionId } = requireAccount(actor)
  const now = sessionNow(ctx)
  const rows = await ctx.db.session.findMany({
    where: {
      userId,
      revokedAt: null,
      expiresAt: { gt: now },
      lastSeenAt: { gt: subMilliseconds(now, sessionLimits.idleMs) },
    },
    orderBy: { lastSeenAt: 'desc' },
    select: { id: true, kind: true, userAgent: true, createdAt: true, lastSeenAt: true },
    take: mostShown,
  })
  const sessions = rows.map(
    ({ createdAt, lastSeenAt, ...row }): SessionView => ({
      ...row,
      isCurrent: row.id === sessionId,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }),
  )
  return { sessions: sessions.sort((a, other) => Number(other.isCurrent) - Number(a.isCurrent)) }
}
