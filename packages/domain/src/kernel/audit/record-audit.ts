import type { AuditAction, AuditSubject } from '@oficio/contracts/kernel/audit-words'
import type { Prisma } from '@oficio/db/generated/client'
import type { TxCtx } from '../ctx'

interface Decision {
  /** The admin who decided; null for the site itself. */
  adminId: string | null
  action: AuditAction
  subject: AuditSubject
  data: Prisma.InputJsonObject
}

/** Records a decision in the transaction that carries it out; returns the id of the entry. */
export async function recordAudit(ctx: TxCtx, { adminId, ...decision }: Decision): Promise<string> {
  const id = ctx.ids.next()
  await ctx.db.auditEntry.create({
    data: {
      id,
      actorKind: adminId === null ? 'system' : 'admin',
      userId: adminId,
      ...decision,
      createdAt: ctx.clock.now(),
    },
  })
  return id
}
