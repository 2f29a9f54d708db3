import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import { max } from 'date-fns'
import type { Actor } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { recordEvent } from '../history'
import type { LockedRequest } from '../lock-request'
import { loadLastCompletion } from './completion'
import { purgeDoneWork } from './purge-done-work'

/**
 * Records that the client confirms the current status, which somebody else had set: contact, work in progress or
 * completed. The status stays, but the confirmation counts for side effects such as the fee of an urgent request.
 * Records each status once. A confirmation from before the first lead, or from before the client reopened the request,
 * does not count and is recorded again.
 */
export async function recordClientConfirmation(
  ctx: TxCtx,
  actor: Actor,
  request: LockedRequest,
  status: ServiceRequestStatus,
): Promise<void> {
  if (status === 'cancelled') return
  const word = {
    requestId: request.id,
    type: 'status_changed',
    actorKind: 'client',
    toStatus: status,
  } as const
  const since = await countedSince(ctx, request.id)
  if ((await ctx.db.serviceRequestEvent.count({ where: { ...word, createdAt: { gte: since } } })) > 0) return
  const leadId = await leadOf(ctx, request, status)
  await recordEvent(ctx, actor, { ...word, fromStatus: request.status, leadId })
  if (status !== 'completed') return
  await ctx.db.serviceRequest.update({ where: { id: request.id }, data: { completedBy: 'client' } })
  await purgeDoneWork(ctx.db, request.id)
}

/**
 * Returns the time from which earlier confirmations count: the first lead or the last reopening, whichever is later.
 */
async function countedSince({ db }: TxCtx, requestId: string): Promise<Date> {
  const [lead, reopening] = await Promise.all([
    db.lead.aggregate({ where: { requestId }, _min: { takenAt: true } }),
    db.serviceRequestEvent.aggregate({ where: { requestId, type: 'reopened' }, _max: { createdAt: true } }),
  ])
  return max([lead._min.takenAt ?? 0, reopening._max.createdAt ?? 0])
}

/** Returns the lead of the professional who does the work, so that the entry of the confirmation keeps it. */
async function leadOf(
  ctx: TxCtx,
  request: LockedRequest,
  status: ServiceRequestStatus,
): Promise<string | null> {
  if (status === 'in_progress') return request.chosenLeadId
  return status === 'completed' ? ((await loadLastCompletion(ctx.db, request))?.leadId ?? null) : null
}
