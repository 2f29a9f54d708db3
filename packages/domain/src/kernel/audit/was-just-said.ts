import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { TxCtx } from '../ctx'

interface Said {
  adminId: string
  action: AuditAction
  subject: AuditSubject
  /** Left out where the decision takes none. */
  reason?: string | null | undefined
}

/** Returns whether it is what an admin decided last about the subject, the same one in the same words: a second click. */
export async function wasJustSaid(ctx: TxCtx, { adminId, action, subject, reason }: Said): Promise<boolean> {
  const last = await ctx.db.auditEntry.findFirst({
    where: { subject, actorKind: 'admin' },
    orderBy: { id: 'desc' },
  })
  return last?.action === action && last.userId === adminId && Object(last.data).reason === reason
}
