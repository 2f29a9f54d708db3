import type { ServiceRequestForAdmin } from '@oficio/contracts/admin/service-requests'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { leadName, loadRequest, viewRequest } from '../../service-requests/tracking/view-request'
import { viewerOf } from '../../service-requests/viewer'

/** Returns a request with everything that an admin may see. Throws request_not_found. */
export async function getRequestForAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ServiceRequestForAdmin> {
  requireAdmin(actor)
  const request = await loadRequest(ctx.db, id)
  if (!request) throw new AppError('request_not_found')
  return {
    request: await viewRequest(ctx, request, await viewerOf(ctx, actor, request)),
    leads: request.leads.map((lead) => ({
      id: lead.id,
      professionalId: lead.professionalId,
      professionalName: leadName(lead),
      takenAt: lead.takenAt.toISOString(),
      contactedAt: lead.contactedAt?.toISOString() ?? null,
      isReturned: lead.status === 'returned',
    })),
    toldCount: await ctx.db.serviceRequestRecipient.count({ where: { requestId: id } }),
    urgencyIntentId: request.urgencyIntentId,
  }
}
