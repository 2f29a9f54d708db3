import type { UrgencyReturnReason } from '@oficio/contracts/service-requests/urgency-returns'
import { system } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { requestRefund } from '../../payments/ledger/request-refund'
import { recordEvent } from '../history'
import { type LockedRequest, lockRequest } from '../lock-request'
import { isAnswered } from './urgent-contact'

/** How the promise of an urgent request ends, with the reason of the refund. */
const returnReasons = {
  refunded: 'not_answered',
  complained: 'nobody_called',
  cancelled: 'cancelled',
} as const satisfies Record<string, UrgencyReturnReason>

/**
 * Settles urgent requests whose time is over: refunds the fee if nobody made contact in time. The clock runs it every
 * minute.
 */
export async function settleUrgentRequests(ctx: Ctx): Promise<void> {
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.serviceRequest.findMany({
        where: {
          isUrgent: true,
          urgentOutcome: null,
          urgentDueAt: { lte: ctx.clock.now() },
          id: { gt: after },
        },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        const request = await lockRequest(ctx.db, id)
        if (request) await settle(ctx, request)
      }),
  })
}

export const settleUrgentRequestsClock = atTimes(
  { name: 'settle-urgent-requests', label: 'Cerrar plazos de urgencias', at: '* * * * *' },
  settleUrgentRequests,
)

async function settle(ctx: TxCtx, request: LockedRequest): Promise<void> {
  const { urgentDueAt } = request
  if (request.urgentOutcome !== null || urgentDueAt === null || urgentDueAt > ctx.clock.now()) return
  if (!(await isAnswered(ctx.db, request))) return returnFee(ctx, request, 'refunded')
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: { urgentOutcome: 'answered', urgentSettledAt: ctx.clock.now() },
  })
}

/**
 * Refunds the fee because the promise was not kept. Refunds only once: the request stores its outcome, and the database
 * forbids a second full refund of a payment. The caller must hold the lock of the request.
 */
export async function returnFee(
  ctx: TxCtx,
  request: LockedRequest,
  reason: keyof typeof returnReasons,
): Promise<void> {
  await ctx.db.serviceRequest.update({
    where: { id: request.id },
    data: {
      urgentOutcome: reason === 'cancelled' ? 'cancelled' : 'refunded',
      urgentSettledAt: ctx.clock.now(),
    },
  })
  const intent = request.urgencyIntentId
    ? await ctx.db.paymentIntent.findUnique({ where: { id: request.urgencyIntentId } })
    : null
  if (!intent?.effectPaymentId) return
  await requestRefund(ctx, { paymentId: intent.effectPaymentId, reason: returnReasons[reason] })
  await recordEvent(ctx, system, {
    requestId: request.id,
    type: 'urgency_refunded',
    actorKind: 'system',
    reason: returnReasons[reason],
  })
}
