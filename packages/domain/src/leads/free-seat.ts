import { isWaiting } from '@oficio/contracts/service-requests/shapes'
import { system } from '../kernel/actor'
import type { TxCtx } from '../kernel/ctx'
import { purgePages } from '../kernel/pages/purge-pages'
import { pageTags } from '../kernel/pages/tags'
import { recordEvent } from '../service-requests/history'

/**
 * Ends a lead and frees its seat for other professionals. Returns false if the lead had already ended. The caller must
 * hold the lock on the request.
 */
export async function freeSeat(ctx: TxCtx, lead: { id: string; requestId: string }): Promise<boolean> {
  const now = ctx.clock.now()
  const { count } = await ctx.db.lead.updateMany({
    where: { id: lead.id, status: 'active' },
    data: { status: 'returned', returnedAt: now },
  })
  if (count === 0) return false
  const request = await ctx.db.serviceRequest.update({
    where: { id: lead.requestId },
    data: { leadCount: { decrement: 1 } },
  })
  // A professional who loses the lead is no longer the chosen professional.
  await ctx.db.serviceRequest.updateMany({ where: { chosenLeadId: lead.id }, data: { chosenLeadId: null } })
  // The next run of the clock job offers the freed seat to other professionals.
  if (isWaiting(request.status)) {
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { nextWaveAt: request.nextWaveAt ?? now },
    })
  }
  await recordEvent(ctx, system, {
    requestId: lead.requestId,
    type: 'lead_returned',
    actorKind: 'system',
    leadId: lead.id,
  })
  await purgePages(ctx.db, [pageTags.serviceRequest(lead.requestId)])
  return true
}
