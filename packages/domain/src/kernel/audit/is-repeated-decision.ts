import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { TxCtx } from '../ctx'

interface StatusNote {
  adminId: string
  action: AuditAction
  subject: AuditSubject
  /** Absent if the decision needs no reason. */
  reason?: string | null | undefined
}

/**
 * Returns whether the last decision about the subject is the same decision by the same admin with the same reason. This
 * detects a double click.
 */
export async function isRepeatedDecision(
  ctx: TxCtx,
  { adminId, action, subject, reason }: StatusNote,
): Promise<boolean> {
  const last = await ctx.db.auditEntry.findFirst({
    where: { subject, actorKind: 'admin' },
    orderBy: { id: 'desc' },
  })
  return last?.action === action && last.userId === adminId && Object(last.data).reason === reason
}
