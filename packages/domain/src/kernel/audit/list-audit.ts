import type { AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { Ctx } from '../ctx'

export interface AuditTrace {
  id: string
  action: string
  /** Name of the admin; null for the site itself. */
  by: string | null
  data: Record<string, unknown>
  createdAt: string
}

/** Returns the decisions about those subjects, newest first (at most 100). */
export async function listAudit(ctx: Ctx, subjects: readonly AuditSubject[]): Promise<AuditTrace[]> {
  const entries = await ctx.db.auditEntry.findMany({
    where: { subject: { in: [...subjects] } },
    orderBy: { id: 'desc' },
    take: 100,
  })
  const names = await namesOf(
    ctx,
    entries.map(({ userId }) => userId),
  )
  return entries.map(({ id, action, userId, data, createdAt }) => ({
    id,
    action,
    by: userId && (names.get(userId) ?? userId),
    // Safe cast: only recordAudit writes it, and it writes an object.
    data: data as Record<string, unknown>,
    createdAt: createdAt.toISOString(),
  }))
}

/** Returns the names of admins by account id; the username of an admin without a name. */
export async function namesOf(ctx: Ctx, userIds: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(userIds.filter((id) => id !== null))]
  const users = await ctx.db.user.findMany({
    where: { id: { in: ids } },
    select: { id: true, firstName: true, lastName: true, username: true },
  })
  return new Map(
    users.map(({ id, firstName, lastName, username }) => [id, `${firstName} ${lastName}`.trim() || username]),
  )
}
