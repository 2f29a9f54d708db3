import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { mailOwner } from '../mail-owner'
import { sessionReuseMail } from '../mails'
import { revokeSessions } from './revoke-sessions'

/**
 * Ends a session whose refresh token was used a second time: either the owner or a thief holds a copy, and nobody can
 * tell which. Leaves an audit entry and tells the owner by mail, once.
 */
export async function endReusedSession(
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
    await mailOwner(ctx, sessionReuseMail, {
      dedupeKey: `session-reuse:${sessionId}`,
      refs: { userId },
    })
  })
}
