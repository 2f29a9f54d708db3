import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

const keptMs = limits.endedSessionDays * 24 * 3_600_000

/** Deletes sessions that ended `limits.endedSessionDays` ago, with their stored network and browser. */
export async function forgetSessions(ctx: Ctx): Promise<void> {
  const now = sessionNow(ctx).getTime()
  const before = new Date(now - keptMs)
  const idleBefore = new Date(now - keptMs - sessionLimits.idleMs)
  await ctx.db.session.deleteMany({
    where: {
      OR: [{ expiresAt: { lt: before } }, { revokedAt: { lt: before } }, { lastSeenAt: { lt: idleBefore } }],
    },
  })
}

export const forgetSessionsClock = atTimes(
  { name: 'forget-sessions', label: 'Borrar sesiones terminadas', at: '53 5 * * *' },
  forgetSessions,
)
