import { AppError } from '@oficio/contracts/errors'
import type { LeadReportForAdmin } from '@oficio/contracts/leads/reports'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { lockRequest } from '../../service-requests/lock-request'
import { getLeadReport } from './list-lead-reports'
import { decide } from './return-lead'

/** Lets an admin return a reported lead or refuse the report, with a stored note. Throws not_found, already_decided. */
export async function decideReport(
  ctx: Ctx,
  actor: Actor,
  input: { id: string; decision: 'return' | 'refuse'; note: string },
): Promise<LeadReportForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  return ctx.transaction(async (ctx) => {
    const report = await ctx.db.leadReport.findUnique({
      where: { id: input.id },
      include: { lead: { select: { requestId: true } } },
    })
    if (!report) throw new AppError('not_found')
    await lockRequest(ctx.db, report.lead.requestId)
    const isDecided = await decide(ctx, {
      reportId: input.id,
      status: input.decision === 'return' ? 'returned_by_admin' : 'refused',
      adminId,
      note: input.note,
    })
    if (!isDecided) throw new AppError('already_decided')
    return getLeadReport(ctx, actor, input)
  })
}
