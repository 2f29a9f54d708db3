import { limits } from '@oficio/contracts/limits'
import { system } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { queueMail } from '../mail/queue-mail'
import { purgePages } from '../pages/purge-pages'
import { pageTags } from '../pages/tags'
import { stateColumns, tellLeadHolders } from './close-request'
import { recordEvent } from './history'

const batch = 200

/** Cancels pending and open requests whose time is over, with the reason `expired`, and tells client and leads. */
export async function expireRequests(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const due = await ctx.db.serviceRequest.findMany({
    where: { status: { in: ['pending', 'open'] }, expiresAt: { lte: now } },
    select: { id: true, status: true },
    take: batch,
  })
  for (const { id, status } of due) {
    await ctx.db.$transaction(async (tx) => {
      // Conditional: between the look and now the client may have extended it, or the work begun.
      const [request] = await tx.serviceRequest.updateManyAndReturn({
        where: { id, status, expiresAt: { lte: now } },
        data: stateColumns('cancelled', 'expired', now),
      })
      if (!request) return
      await recordEvent(ctx, tx, system, {
        requestId: id,
        type: 'status_changed',
        actorKind: 'system',
        fromStatus: status,
        toStatus: 'cancelled',
        reason: 'expired',
      })
      await queueMail(ctx, tx, {
        template: 'request-expired',
        to: request.email,
        dedupeKey: `request-expired:${id}`,
        refs: { requestId: id },
      })
      await tellLeadHolders(ctx, tx, request, 'cancelled', null)
      await purgePages(tx, [pageTags.serviceRequest(id)])
    })
  }
}

/** Tells clients once, a day before the end, that their request is about to expire. */
export async function warnExpiring(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  const until = new Date(now.getTime() + limits.expiryWarningHours * 3_600_000)
  const where = {
    status: { in: ['pending', 'open'] as ('pending' | 'open')[] },
    expiresAt: { lte: until, gt: now },
    expiryWarnedAt: null,
  }
  const due = await ctx.db.serviceRequest.findMany({ where, select: { id: true }, take: batch })
  for (const { id } of due) {
    await ctx.db.$transaction(async (tx) => {
      const [request] = await tx.serviceRequest.updateManyAndReturn({
        where: { ...where, id },
        data: { expiryWarnedAt: now },
      })
      if (!request) return
      await queueMail(ctx, tx, {
        template: 'request-expiring',
        to: request.email,
        dedupeKey: `request-expiring:${id}:${request.expiresAt.getTime()}`,
        refs: { requestId: id },
      })
    })
  }
}
