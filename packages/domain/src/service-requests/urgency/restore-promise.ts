import type { UrgencyReturnReason } from '@oficio/contracts/service-requests/urgency-returns'
import { system } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { recordEvent } from '../history'
import { type LockedRequest, lockRequest } from '../lock-request'

/**
 * Makes a request urgent again after the site won the dispute about its fee. Returns why the fee must be refunded, or
 * null. During a dispute nothing settles the promise. A request that was cancelled before anybody opened the contact
 * data is refunded, as without a dispute. A promise whose time is over is settled by the clock (settle-urgent.ts).
 */
export async function restorePromise(ctx: TxCtx, id: string): Promise<UrgencyReturnReason | null> {
  const request = await lockRequest(ctx.db, id)
  if (request?.urgentOutcome === 'refunded') return brokenPromiseReason(ctx, id)
  if (request?.urgentOutcome === 'cancelled') return 'cancelled'
  if (request && (await wasCancelledUnseen(ctx, request))) return noteCancelled(ctx, id)
  await ctx.db.serviceRequest.update({ where: { id }, data: { isUrgent: true } })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
  return null
}

/** Returns why the promise was broken: the outcome 'refunded' alone does not say whether the client complained. */
async function brokenPromiseReason({ db }: TxCtx, requestId: string): Promise<UrgencyReturnReason> {
  const complaint = { requestId, reason: 'nobody_called' satisfies UrgencyReturnReason }
  const complaints = await db.serviceRequestEvent.count({ where: complaint })
  return complaints > 0 ? 'nobody_called' : 'not_answered'
}

/**
 * Returns whether the request was cancelled before anybody opened the contact data. An expired request had its full
 * time, so it is settled normally.
 */
async function wasCancelledUnseen(
  { db }: TxCtx,
  { id, status, statusReason, urgentOutcome }: LockedRequest,
): Promise<boolean> {
  if (urgentOutcome !== null || status !== 'cancelled' || statusReason === 'expired') return false
  return (await db.lead.count({ where: { requestId: id } })) === 0
}

async function noteCancelled(ctx: TxCtx, id: string): Promise<UrgencyReturnReason> {
  const settled = { urgentOutcome: 'cancelled', urgentSettledAt: ctx.clock.now() } as const
  await ctx.db.serviceRequest.update({ where: { id }, data: settled })
  const refundEvent = { requestId: id, type: 'urgency_refunded', actorKind: 'system' } as const
  await recordEvent(ctx, system, { ...refundEvent, reason: 'cancelled' satisfies UrgencyReturnReason })
  return 'cancelled'
}
