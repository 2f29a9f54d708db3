import { auditSubject } from '../kernel/audit-subject'
import { eraseDecisions } from '../kernel/close-kernel'
import type { TxCtx } from '../kernel/ctx'

/** Erases what was written about the leads of a request, by professionals and about their reports: it may name its client. */
export async function eraseNotes(ctx: TxCtx, requestId: string): Promise<void> {
  const reports = await ctx.db.leadReport.updateManyAndReturn({
    where: { lead: { requestId } },
    data: { note: null, decisionNote: null },
    select: { leadId: true },
  })
  await eraseDecisions(
    ctx,
    reports.map(({ leadId }) => auditSubject('lead', leadId)),
  )
}
