import { AppError } from '@oficio/contracts/errors'
import { isLive, isWaiting } from '@oficio/contracts/service-requests/shapes'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { purgePages } from '../../kernel/pages/purge-pages'
import { pageTags } from '../../kernel/pages/tags'
import { addDays } from '../../kernel/time/days'
import { recordEvent } from '../history'
import { lockOwnRequest } from '../viewer'

/**
 * Extends a pending or open request once, by its original number of days, counted from its expiry. Throws
 * request_not_found, request_closed, already_extended; transition_not_allowed for work in progress, which does not
 * expire.
 */
export async function extendServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<{ expiresAt: string }> {
  return ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, input.id)
    if (!isLive(request.status)) throw new AppError('request_closed')
    if (request.extendedAt) throw new AppError('already_extended')
    if (request.status === 'in_progress') throw new AppError('transition_not_allowed')
    const expiresAt = extendedUntil(request)
    await ctx.db.serviceRequest.update({
      where: { id: request.id },
      data: { extendedAt: ctx.clock.now(), expiresAt, expiryWarnedAt: null },
    })
    await recordEvent(ctx, actor, { requestId: request.id, type: 'extended', actorKind: 'client' })
    await purgePages(ctx.db, [pageTags.serviceRequest(request.id)])
    return { expiresAt: expiresAt.toISOString() }
  })
}

type Extended = Pick<ServiceRequest, 'status' | 'extendedAt' | 'expiresAt' | 'expirationDays'>

const extendedUntil = ({ expiresAt, expirationDays }: Extended): Date => addDays(expiresAt, expirationDays)

/** Returns the expiry that an extension would give a request; null if it cannot be extended. */
export function extendableUntil(request: Extended): Date | null {
  return isWaiting(request.status) && request.extendedAt === null ? extendedUntil(request) : null
}
