import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { max } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { recordEvent } from '../history'
import type { LockedRequest } from '../lock-request'
import { loadLastCompletion } from './completion'

/**
 * Notes that the client says what somebody else had said before: that there was contact, that the work began, that it is
 * done. The state stays, but the client's word counts for what hangs on it, such as the fee of an urgent request. Once
 * for each state; what was said before anybody held the contact data, or before the client reopened the request, is
 * noted again.
 */
export async function noteOwnWord(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  said: ServiceRequestStatus,
): Promise<void> {
  if (said === 'cancelled') return
  const word = { requestId: request.id, type: 'status_changed', actorKind: 'client', toStatus: said } as const
  const since = await countedSince(ctx, request.id)
  if ((await ctx.db.serviceRequestEvent.count({ where: { ...word, createdAt: { gte: since } } })) > 0) return
  const leadId = await leadOf(ctx, request, said)
  await recordEvent(ctx, actor, { ...word, fromStatus: request.status, leadId })
  if (said === 'completed')
    await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { completedBy: 'client' } })
}

/** Returns from when on an earlier word counts: since somebody held the contact data, and since the client reopened. */
async function countedSince({ db }: TxCtx, requestId: string): Promise<Date> {
  const [lead, reopening] = await Promise.all([
    db.lead.aggregate({ where: { requestId }, _min: { takenAt: true } }),
    db.serviceRequestEvent.aggregate({ where: { requestId, type: 'reopened' }, _max: { createdAt: true } }),
  ])
  return max([lead._min.takenAt ?? 0, reopening._max.createdAt ?? 0])
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
