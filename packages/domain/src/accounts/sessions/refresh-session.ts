import type { refreshTokenEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Caller } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { accountColumns, toAccountView } from '../account-view'
import { sessionReuseEvent } from '../security-events'
import { issueTokens } from './issue-tokens'
import { isGenuine, readRefreshToken } from './refresh-tokens'
import { revokeSessions } from './revoke-sessions'
import { isSessionAlive, sessionLimits } from './session-limits'
import { sessionNow } from './session-now'

/**
 * Exchanges a refresh token for the next pair of tokens (docs/product.md, 'Sessions'). Of concurrent calls with one
 * token, the first rotates it. The others get the same successor for ten seconds (`sessionLimits.graceMs`). A token
 * used after that was copied: ends the session and notifies the owner. Throws session_ended; tokens_not_for_pages for a
 * page of the site, because no script in a browser may hold a token.
 */
export async function refreshSession(
  ctx: Ctx,
  actor: Caller,
  { refreshToken }: InputOf<typeof refreshTokenEndpoint>,
): Promise<ResponseOf<typeof refreshTokenEndpoint>> {
  if (actor.isPage) throw new AppError('tokens_not_for_pages')
  // Subtracts the time in the queue, because under load a call may wait longer than the grace period.
  const askedAt = new Date(sessionNow(ctx).getTime() - actor.waitedMs)
  const token = readRefreshToken(refreshToken)
  if (!token) throw new AppError('session_ended')
  const session = await findLiving(ctx, token.sessionId)
  if (!session || !isGenuine(token, { salt: session.salt, tokenSecret: ctx.tokenSecret })) {
    throw new AppError('session_ended')
  }
  const successor = {
    ...session,
    sessionId: session.id,
    generation: token.generation + 1,
  }
  if (!(await rotate(ctx, token))) await requireGrace(ctx, token, askedAt)
  return {
    ...(await issueTokens(ctx, successor)),
    user: toAccountView(session.user),
  }
}

async function findLiving(ctx: Ctx, sessionId: string) {
  const session = await ctx.db.session.findUnique({
    where: { id: sessionId, kind: 'api' },
    include: { user: { select: { ...accountColumns, closedAt: true, suspendedAt: true } } },
  })
  if (!session || session.user.closedAt !== null || session.user.suspendedAt !== null) return null
  if (!isSessionAlive(session, sessionNow(ctx))) return null
  return session
}

/** Returns whether this call rotated the token. PostgreSQL lets exactly one of the concurrent updates match. */
async function rotate(ctx: Ctx, { sessionId, generation }: { sessionId: string; generation: number }) {
  const now = sessionNow(ctx)
  const { count } = await ctx.db.session.updateMany({
    where: { id: sessionId, generation, revokedAt: null },
    data: { generation: generation + 1, rotatedAt: now, lastSeenAt: now },
  })
  return count === 1
}

/** Returns if the token was current within the grace period. Otherwise ends the session and throws session_ended. */
async function requireGrace(
  ctx: Ctx,
  { sessionId, generation }: { sessionId: string; generation: number },
  askedAt: Date,
): Promise<void> {
  const session = await ctx.db.session.findUnique({ where: { id: sessionId } })
  if (!session || session.revokedAt !== null) throw new AppError('session_ended')
  const rotatedMsAgo = askedAt.getTime() - (session.rotatedAt?.getTime() ?? 0)
  if (session.generation === generation + 1 && rotatedMsAgo <= sessionLimits.graceMs) return
  await endReusedSession(ctx, { sessionId, userId: session.userId })
  throw new AppError('session_ended')
}

/**
 * Ends a session whose refresh token was used twice. Either the owner or a thief holds a copy, and we cannot tell
 * which. Records an audit entry and mails the owner, once.
 */
async function endReusedSession(
  ctx: Ctx,
  { sessionId, userId }: { sessionId: string; userId: string },
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    if ((await revokeSessions(ctx, { id: sessionId }, 'reuse')) === 0) return
    await recordAudit(ctx, {
      adminId: null,
      action: 'session-reuse',
      subject: auditSubject('user', userId),
      data: { sessionId },
    })
    await notify(ctx, sessionReuseEvent, { userId, key: sessionId, data: { userId } })
  })
}
