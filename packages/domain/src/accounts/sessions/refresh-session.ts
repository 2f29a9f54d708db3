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
 * Exchanges a refresh token for the next pair (docs/product.md, 'Sessions'). One of any number of equal calls
 * rotates; the others get the very same successor for ten seconds. A token older than that was copied: the session
 * ends, its owner is notified. Throws session_ended, and tokens_not_for_pages for a page of the site (no script in a
 * browser may come to hold a token).
 */
export async function refreshSession(
  ctx: Ctx,
  actor: Caller,
  { refreshToken }: InputOf<typeof refreshTokenEndpoint>,
): Promise<ResponseOf<typeof refreshTokenEndpoint>> {
  if (actor.isPage) throw new AppError('tokens_not_for_pages')
  // Of a thousand simultaneous calls some wait longer than the time after which a token counts as copied.
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

/** Returns when the token was the current one a moment before the call; throws session_ended when it is older, and ends the session. */
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
 * Ends a session whose refresh token was used a second time: either the owner or a thief holds a copy, and nobody can
 * tell which. Leaves an audit entry and tells the owner by mail, once.
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
