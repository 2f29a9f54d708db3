import { AppError } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import type { ReportReason } from '@oficio/contracts/leads/reports'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { lockRequest } from '../../service-requests/lock-request'
import { clientOf } from '../../service-requests/notice-words'
import { leadReportQuestionEvent } from '../events'
import { ownLead } from '../own-lead'
import { hasFinished, reportDeadline, viewLead } from '../view-lead'
import { hasBounced, returnAutomatically } from './return-lead'

/**
 * Reports a dead lead within `limits.deadLeadDays` (docs/product.md, 'Reports'). If the client's mail has bounced,
 * tries to return the lead at once. Otherwise asks the client once: '¿Te contactaron?'. Throws not_found,
 * already_reported, report_window_over, lead_returned, account_suspended; throws request_closed if the professional
 * ever completed the work.
 */
export async function reportLead(
  ctx: Ctx,
  actor: Actor,
  input: { id: string; reason: ReportReason; note?: string | undefined },
): Promise<LeadView> {
  await ctx.transaction(async (ctx) => {
    const { requestId } = await ownLead(ctx.db, actor, input.id)
    const request = await lockRequest(ctx.db, requestId)
    const lead = await ownLead(ctx.db, actor, input.id)
    if (!request) throw new AppError('not_found')
    if (lead.professional.status === 'suspended') throw new AppError('account_suspended')
    if (lead.status === 'returned') throw new AppError('lead_returned')
    if (hasFinished(lead)) throw new AppError('request_closed')
    if (lead.report) throw new AppError('already_reported')
    if (ctx.clock.now() > reportDeadline(lead.takenAt)) throw new AppError('report_window_over')
    const report = await ctx.db.leadReport.create({
      data: {
        id: ctx.ids.next(),
        leadId: lead.id,
        reason: input.reason,
        note: input.note || null,
        createdAt: ctx.clock.now(),
      },
    })
    const isReturned = (await hasBounced(ctx.db, request)) && (await returnAutomatically(ctx, report.id))
    if (isReturned) return
    const data = { requestId, reportId: report.id }
    await notify(ctx, leadReportQuestionEvent, { ...clientOf(request), key: report.id, data })
  })
  return viewLead(ctx, await ownLead(ctx.db, actor, input.id))
}
