import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { TxCtx } from '../ctx'

interface StatusNote {
  adminId: string
  action: AuditAction
  subject: AuditSubject
  /** Absent if the decision takes no reason. */
  reason?: string | null | undefined
}

/** Returns whether the admin's last decision about the subject is the same in the same words: a double click. */
export async function wasJustSaid(
  ctx: TxCtx,
  { adminId, action, subject, reason }: StatusNote,
): Promise<boolean> {
  const last = await ctx.db.auditEntry.findFirst({
    where: { subject, actorKind: 'admin' },
    orderBy: { id: 'desc' },
  })
  return last?.action === action && last.userId === adminId && Object(last.data).reason === reason
}
