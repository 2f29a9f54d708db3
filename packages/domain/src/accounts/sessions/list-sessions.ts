import type { listSessionsEndpoint, SessionView } from '@oficio/contracts/accounts/profile'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { subMilliseconds } from 'date-fns'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

/** More than a person's logins of a month; programs that log in each time would fill pages. */
const mostShown = 50

/** Returns the account's sessions: the caller's own first, then the last used. */
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
