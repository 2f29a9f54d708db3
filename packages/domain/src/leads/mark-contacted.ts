import { AppError } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { purgePages } from '../pages/purge-pages'
import { pageTags } from '../pages/tags'
import { recordEvent } from '../service-requests/history'
import { lockRequest } from '../service-requests/lock-request'
import { tellClientOfStatus } from '../service-requests/tell-client'
import { ownLead } from './own-lead'
import { viewLead } from './view-lead'

/**
 * Records that the professional reached the client ('Contactado'); a pending request becomes open. The second click
 * changes nothing. Throws not_found, lead_returned, request_closed.
 */
export async function markContacted(ctx: Ctx, actor: Actor, input: { id: string }): Promise<LeadView> {
  await ctx.db.$transaction(async (tx) => {
    const { requestId, professionalId } = await ownLead(tx, actor, input.id)
    const request = await lockRequest(tx, requestId)
    const lead = await ownLead(tx, actor, input.id)
    if (lead.status === 'returned') throw new AppError('lead_returned')
    if (!request || !isLive(request.status)) throw new AppError('request_closed')
    if (lead.contactedAt) return
    await tx.lead.update({ where: { id: lead.id }, data: { contactedAt: ctx.clock.now() } })
    const opens = request.status === 'pending'
    if (opens) await tx.serviceRequest.update({ where: { id: requestId }, data: { status: 'open' } })
    await recordEvent(ctx, tx, actor, {
      requestId,
      type: 'contacted',
      actorKind: 'professional',
      leadId: lead.id,
      ...(opens ? { fromStatus: 'pending', toStatus: 'open' } : {}),
    })
    if (opens) await tellClientOfStatus(ctx, tx, request, 'open')
    await measureResponse(tx, professionalId)
    await purgePages(tx, [pageTags.serviceRequest(requestId)])
  })
  return viewLead(ctx, await ownLead(ctx.db, actor, input.id))
}

/** How quickly they usually answer: the median over their last 20 contacts, from the notice (or the lead) on. */
async function measureResponse(tx: Tx, professionalId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE professionals SET median_response_minutes = (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY minutes)::int
      FROM (
        SELECT extract(epoch FROM l.contacted_at - coalesce(r.notified_at, l.taken_at)) / 60 AS minutes
        FROM leads l
        LEFT JOIN service_request_recipients r USING (request_id, professional_id)
        WHERE l.professional_id = ${professionalId}::uuid AND l.contacted_at IS NOT NULL
        ORDER BY l.contacted_at DESC
        LIMIT 20
      ) last
    )
    WHERE id = ${professionalId}::uuid`
}
