import { limits } from '@oficio/contracts/limits'
import { isWaiting, waitingStatuses } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { addHours } from 'date-fns'
import { system } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { forEachId } from '../../kernel/jobs/for-each-id'
import { notify } from '../../kernel/notices/notify'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { requestExpiredEvent, requestExpiringEvent } from '../events'
import { recordEvent } from '../history'
import { lockRequest } from '../lock-request'
import { clientOf } from '../notice-words'
import { stateColumns } from './state-columns'
import { tellLeadHolders } from './tell-lead-holders'

/**
 * Cancels pending and open requests whose days are over, with the reason `expired`, and notifies the client and the
 * professionals with a lead.
 */
export async function expireRequests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.serviceRequest.findMany({
        where: { status: { in: [...waitingStatuses] }, expiresAt: { lte: now }, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) => ctx.transaction((ctx) => expire(ctx, id, now)),
  })
}

export const expireRequestsClock = atTimes(
  { name: 'expire-requests', label: 'Vencer solicitudes', at: '* * * * *' },
  expireRequests,
)

async function expire(ctx: TxCtx, id: string, now: Date): Promise<void> {
  const request = await lockRequest(ctx.db, id)
  // Check again under the lock, because the client may have extended the request, or the work may have begun.
  if (!request || request.expiresAt > now || !isWaiting(request.status)) return
  await ctx.db.serviceRequest.update({
    where: { id },
    data: stateColumns('cancelled', 'system', { reason: 'expired', now }),
  })
  const eventId = await recordEvent(ctx, system, {
    requestId: id,
    type: 'status_changed',
    actorKind: 'system',
    fromStatus: request.status,
    toStatus: 'cancelled',
    reason: 'expired',
  })
  await notify(ctx, requestExpiredEvent, { ...clientOf(request), key: id, data: { request, requestId: id } })
  await tellLeadHolders(ctx, request, { eventId, status: 'cancelled', exceptLeadId: null })
  await purgePages(ctx.db, [pageTags.serviceRequest(id)])
}

/** Warns clients once, `limits.expiryWarningHours` before the end, that their request is about to expire. */
export async function warnExpiring(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const until = addHours(now, limits.expiryWarningHours)
  const where = {
    status: { in: [...waitingStatuses] },
    expiresAt: { lte: until, gt: now },
    expiryWarnedAt: null,
  }
  await forEachId({
    find: ({ after, take }) =>
      ctx.db.serviceRequest.findMany({
        where: { ...where, id: { gt: after } },
        orderBy: { id: 'asc' },
        select: { id: true },
        take,
      }),
    run: (id) =>
      ctx.transaction(async (ctx) => {
        const [request] = await ctx.db.serviceRequest.updateManyAndReturn({
          where: { ...where, id },
          data: { expiryWarnedAt: now },
        })
        if (request) await warn(ctx, request)
      }),
  })
}

export const warnExpiringClock = atTimes(
  { name: 'warn-expiring', label: 'Avisar de vencimientos', at: '*/10 * * * *' },
  warnExpiring,
)

async function warn(ctx: TxCtx, request: ServiceRequest): Promise<void> {
  const { id: requestId, expiresAt } = request
  const key = `${requestId}:${expiresAt.getTime()}`
  await notify(ctx, requestExpiringEvent, { ...clientOf(request), key, data: { request, requestId } })
}
