import type { Prisma } from '@oficio/db/generated/client'
import { auditSubject } from '../kernel/audit-subject'
import { eraseDecisions } from '../kernel/close-kernel'
import type { TxCtx } from '../kernel/ctx'

/** Erases what was written about leads, by professionals and about their reports: it may name a client. */
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
