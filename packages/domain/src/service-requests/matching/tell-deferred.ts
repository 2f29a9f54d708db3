import type { TxCtx } from '../../kernel/ctx'
import { isMailedDaily, mailAll, noteAll, type ToldRequest, withReader } from './tell-wave'
import { findFull } from './unconfirmed-notices'

/**
 * Notifies of a request that is confirmed by now the professionals whose notice was left to the mail of the day: at once,
 * but for the mail of those who chose one a day, and of those whom that mail has reached already. Who got many notices of its
 * connection goes on waiting for the mail of the day.
 */
export async function tellDeferred(ctx: TxCtx, request: ToldRequest): Promise<void> {
  const waitingRows = await ctx.db.serviceRequestRecipient.findMany({
    where: { requestId: request.id, isDeferred: true },
    select: { professionalId: true },
  })
  const recipientIds = waitingRows.map(({ professionalId }) => professionalId)
  const full = await findFull(ctx, request, recipientIds)
  const deferred = await ctx.db.serviceRequestRecipient.updateManyAndReturn({
    where: { requestId: request.id, isDeferred: true, professionalId: { notIn: [...full] } },
    data: { isDeferred: false, notifiedAt: ctx.clock.now() },
    select: { professionalId: true, waitsForDigest: true },
  })
  if (deferred.length === 0) return
  const waiting = deferred.filter(({ waitsForDigest }) => waitsForDigest)
  const waitingIds = new Set(waiting.map(({ professionalId }) => professionalId))
  const professionals = await ctx.db.professional.findMany({
    where: { id: { in: deferred.map(({ professionalId }) => professionalId) } },
    select: withReader,
  })
  const others = professionals.filter(({ userId }) => userId !== request.userId)
  await noteAll(ctx, request, { professionals: others, isFirstOffer: false })
  const mailed = others.filter(({ id, user }) => waitingIds.has(id) && !isMailedDaily(user))
  await ctx.db.serviceRequestRecipient.updateMany({
    where: { requestId: request.id, professionalId: { in: mailed.map(({ id }) => id) } },
    data: { waitsForDigest: false },
  })
  await mailAll(ctx, request.id, mailed)
}
