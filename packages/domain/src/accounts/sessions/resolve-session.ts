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
  /** Whether the account must set up a second factor first. Until then, only the set-up and logout are allowed. */
  mustEnrol: boolean
  /** When the session expires, regardless of use. */
  expiresAt: Date
}

/**
 * Returns the account of a session id from a cookie or token. Returns null if the session was revoked or expired, or if
 * its account is closed or suspended. Reads the database on every call (one indexed read), so that logout, closing and
 * a change of role apply immediately. The role comes from the database, never from the token, for the same reason.
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
