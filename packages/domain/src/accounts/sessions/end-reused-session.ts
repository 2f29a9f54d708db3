import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
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
    const { email } = await ctx.db.user.findUniqueOrThrow({
      where: { id: userId },
      select: { email: true },
    })
    await queueMail(ctx, sessionReuseMail, {
      to: email,
      dedupeKey: `session-reuse:${sessionId}`,
      refs: { userId },
    })
  })
}
