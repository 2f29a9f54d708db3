import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { recordEvent } from './history'
import { requireOwnRequest } from './viewer'

/**
 * Gives a pending or open request its days once more, counted from when it would have ended.
 * Throws request_not_found, request_closed, already_extended.
 */
export async function extendServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { id: string },
): Promise<{ expiresAt: string }> {
  return ctx.db.$transaction(async (tx) => {
    const request = await requireOwnRequest(ctx, tx, actor, input.id)
    if (request.extendedAt) throw new AppError('already_extended')
    const expiresAt = new Date(request.expiresAt.getTime() + request.expirationDays * 86_400_000)
    const { count } = await tx.serviceRequest.updateMany({
      where: { id: request.id, extendedAt: null, status: { in: ['pending', 'open'] } },
      data: { extendedAt: ctx.clock.now(), expiresAt, expiryWarnedAt: null },
    })
    if (count === 0) throw new AppError('request_closed')
    await recordEvent(ctx, tx, actor, { requestId: request.id, type: 'extended', actorKind: 'client' })
    return { expiresAt: expiresAt.toISOString() }
  })
}
