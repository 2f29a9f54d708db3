import type { Prisma } from '@oficio/db/generated/client'
import { auditSubject } from '../kernel/audit-subject'
import { eraseDecisions } from '../kernel/close-kernel'
import type { TxCtx } from '../kernel/ctx'

/**
 * Erases professionals' notes in lead reports and admins' notes about the decisions, because these notes may name a
 * client.
 */
export async function eraseNotes(ctx: TxCtx, lead: Prisma.LeadWhereInput): Promise<void> {
  const reports = await ctx.db.leadReport.updateManyAndReturn({
    where: { lead },
    data: { note: null, decisionNote: null },
    select: { leadId: true },
  })
  await eraseDecisions(
    ctx,
    reports.map(({ leadId }) => auditSubject('lead', leadId)),
  )
}
