import type { Role } from '@oficio/contracts/access'
import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'
import { isSessionAlive, sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

export interface Principal {
  userId: string
  role: Role
  sid: string
  user: AccountView
  hasSecondFactor: boolean
  /** When the second factor was last given in this session. */
  steppedUpAt: Date | null
  /** The site requires a second factor of this account and it has none: only its set-up and logout are open. */
  mustEnrol: boolean
  /** When the session ends whatever happens. */
  expiresAt: Date
}

/**
 * Returns who stands behind a session id that a cookie or a token names, or null when the session was ended, is over, its
 * account closed or suspended. One indexed read on every call, so that logout, closing and a change of role act at once;
 * for the same reason the role is the database's and never the token's.
 */
export async function resolveSession(
  ctx: Ctx,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<Principal | null> {
  const session = await ctx.db.session.findUnique({
    where: { id: sessionId },
    select: {
      userId: true,
      revokedAt: true,
      expiresAt: true,
      lastSeenAt: true,
      steppedUpAt: true,
      user: { select: { ...accountColumns, closedAt: true, suspendedAt: true, secondFactorSince: true } },
    },
  })
  const now = sessionNow(ctx)
  if (!session || session.userId !== userId || !isSessionAlive(session, now)) return null
  if (session.user.closedAt !== null || session.user.suspendedAt !== null) return null
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionLimits.lastSeenEveryMs) {
    await ctx.db.session.updateMany({
      where: { id: sessionId, lastSeenAt: session.lastSeenAt },
      data: { lastSeenAt: now },
    })
  }
  const user = toAccountView(session.user)
  const { expiresAt, steppedUpAt } = session
  const hasSecondFactor = session.user.secondFactorSince !== null
  const mustEnrol = ctx.isSecondFactorRequired && user.role === 'admin' && !hasSecondFactor
  return { userId, role: user.role, sid: sessionId, user, expiresAt, hasSecondFactor, steppedUpAt, mustEnrol }
}
