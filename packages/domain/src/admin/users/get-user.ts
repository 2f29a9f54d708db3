import type { UserForAdmin } from '@oficio/contracts/admin/users'
import { AppError } from '@oficio/contracts/errors'
import { sessionNow } from '../../accounts/sessions/session-now'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { listAudit } from '../../kernel/audit/list-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { findUserRow } from './list-users'

/** Returns an account with its open sessions. Throws not_found. */
export async function getUser(ctx: Ctx, actor: Actor, { id }: { id: string }): Promise<UserForAdmin> {
  const { userId } = requireAdmin(actor)
  const row = await findUserRow(ctx, id)
  if (!row) throw new AppError('not_found')
  const [user, sessions, requestCount, audit] = await Promise.all([
    ctx.db.user.findUniqueOrThrow({
      where: { id },
      select: { phone: true, suspensionReason: true, secondFactorSince: true },
    }),
    ctx.db.session.findMany({
      where: { userId: id, revokedAt: null, expiresAt: { gt: sessionNow(ctx) } },
      orderBy: { lastSeenAt: 'desc' },
      select: { id: true, kind: true, userAgent: true, lastSeenAt: true, createdAt: true },
      take: 50,
    }),
    ctx.db.serviceRequest.count({ where: { userId: id } }),
    listAudit(ctx, [auditSubject('user', id)]),
  ])
  return {
    ...row,
    phoneNational: user.phone === null ? null : nationalPhone(user.phone),
    hasSecondFactor: user.secondFactorSince !== null,
    isOwn: id === userId,
    suspensionReason: user.suspensionReason,
    audit,
    requestCount,
    sessions: sessions.map((session) => ({
      ...session,
      lastSeenAt: session.lastSeenAt.toISOString(),
      createdAt: session.createdAt.toISOString(),
    })),
  }
}
