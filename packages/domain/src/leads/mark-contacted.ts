import { AppError } from '@oficio/contracts/errors'
import type { LeadView } from '@oficio/contracts/leads/endpoints'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { recordEvent } from '../service-requests/history'
import { tellClientOfStatus } from '../service-requests/lifecycle/tell-client'
import { lockRequest } from '../service-requests/lock-request'
import { noteContact } from './note-contact'
import { ownLead } from './own-lead'
import { viewLead } from './view-lead'

/**
 * Records that the professional reached the client ('Contactado'). A pending request becomes open. A repeated call
 * changes nothing. Throws not_found, lead_returned, request_closed, account_suspended.
 */
export async function markContacted(ctx: Ctx, actor: Actor, input: { id: string }): Promise<LeadView> {
  await ctx.transaction(async (ctx) => {
    const { requestId, professionalId } = await ownLead(ctx.db, actor, input.id)
    const request = await lockRequest(ctx.db, requestId)
    const lead = await ownLead(ctx.db, actor, input.id)
    if (lead.professional.status === 'suspended') throw new AppError('account_suspended')
    if (lead.status === 'returned') throw new AppError('lead_returned')
    if (!request || !isLive(request.status)) throw new AppError('request_closed')
    if (lead.contactedAt) return
    const opens = request.status === 'pending'
    if (opens) await ctx.db.serviceRequest.update({ where: { id: requestId }, data: { status: 'open' } })
    const eventId = await recordEvent(ctx, actor, {
      requestId,
      type: 'contacted',
      actorKind: 'professional',
      leadId: lead.id,
      ...(opens ? { fromStatus: 'pending', toStatus: 'open' } : {}),
    })
    await noteContact(ctx, { id: lead.id, professionalId, isMeasured: true })
    if (opens) await tellClientOfStatus(ctx, request, { eventId, status: 'open' })
    await purgePages(ctx.db, [pageTags.serviceRequest(requestId)])
  })
  return viewLead(ctx, await ownLead(ctx.db, actor, input.id))
}
