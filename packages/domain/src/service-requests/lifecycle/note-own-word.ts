import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { recordEvent } from '../history'
import type { LockedRequest } from '../lock-request'
import { loadLastCompletion } from './completion'

/**
 * Notes that the client says what somebody else had said before: that there was contact, that the work began, that it is
 * done. The state stays, but the client's word counts for what hangs on it, such as the fee of an urgent request. Once
 * for each state; what was said before anybody held the contact data was of no contact, and is said anew.
 */
export async function noteOwnWord(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  said: ServiceRequestStatus,
): Promise<void> {
  if (said === 'cancelled') return
  const word = { requestId: request.id, type: 'status_changed', actorKind: 'client', toStatus: said } as const
  const first = await ctx.db.lead.aggregate({ where: { requestId: request.id }, _min: { takenAt: true } })
  const since = first._min.takenAt ? { createdAt: { gte: first._min.takenAt } } : {}
  if ((await ctx.db.serviceRequestEvent.count({ where: { ...word, ...since } })) > 0) return
  const leadId = await leadOf(ctx, request, said)
  await recordEvent(ctx, actor, { ...word, fromStatus: request.status, leadId })
  if (said === 'completed')
    await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { completedBy: 'client' } })
}

/** Whose work it is stays known. */
async function leadOf(
  ctx: TxCtx,
  request: LockedRequest,
  said: ServiceRequestStatus,
): Promise<string | null> {
  if (said === 'in_progress') return request.chosenLeadId
  return said === 'completed' ? ((await loadLastCompletion(ctx.db, request))?.leadId ?? null) : null
}
