import type { UrgencyReturnReason } from '@oficio/contracts/service-requests/urgency-returns'
import { system } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { recordEvent } from '../history'
import { type LockedRequest, lockRequest } from '../lock-request'

/**
 * Makes a request urgent again, because the site won the dispute that took its fee. Meanwhile nobody saw to the promise: one
 * that was cancelled before anybody opened the contact data costs nothing, as without a dispute, and returns why its money
 * goes back; what ran out is settled by the clock (settle-urgent.ts).
 */
export async function restorePromise(ctx: TxCtx, id: string): Promise<UrgencyReturnReason | null> {
  const request = await lockRequest(ctx.db, id)
  // Its fee was asked back before the dispute.
  if (request?.urgentOutcome === 'refunded') return 'not_answered'
  if (request?.urgentOutcome === 'cancelled') return 'cancelled'
  if (request && (await wasCancelledUnseen(ctx, request))) return noteCancelled(ctx, id)
  await ctx.db.serviceRequest.update({ where: { id }, data: { isUrgent: true } })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
  return null
}

/** What expired had its time, and is settled like any other. */
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
  const told = { requestId: id, type: 'urgency_refunded', actorKind: 'system' } as const
  await recordEvent(ctx, system, { ...told, reason: 'cancelled' satisfies UrgencyReturnReason })
  return 'cancelled'
}
