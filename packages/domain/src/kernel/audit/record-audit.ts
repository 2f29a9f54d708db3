import type { Prisma } from '@oficio/db/generated/client'
import type { TxCtx } from '../ctx'

interface Decision {
  /** Who decided; null for the site itself. */
  adminId: string | null
  /** Kebab-case: 'lead-report-refused'. */
  action: string
  /** What it was about: 'lead:' and its id. */
  subject: string
  data: Prisma.InputJsonObject
}

/** Leaves the trace of a decision, in the transaction that carries it out; returns its id. */
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
