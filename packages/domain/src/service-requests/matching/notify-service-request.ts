import { AppError } from '@oficio/contracts/errors'
import { limits } from '@oficio/contracts/limits'
import { isLive } from '@oficio/contracts/service-requests/shapes'
import { type Actor, isAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { notifyProfessionalsJob } from '../jobs'
import { isClientOf } from '../viewer'
import { matchProfessionals } from './match-professionals'

/**
 * Enqueues the notification of professionals again, for the owner or an admin; the job deduplicates. Returns how many
 * professionals were notified so far and how many match nearby (counted up to `limits.nearbyMax`). Throws
 * request_not_found, request_closed.
 */
export async function notifyServiceRequest(
  ctx: Ctx,
  actor: Actor,
  input: { serviceRequestId: string },
): Promise<{ notifiedProfessionals: number; nearbyProfessionals: number }> {
  const request = await ctx.db.serviceRequest.findUnique({
    where: { id: input.serviceRequestId },
    include: { localidad: { select: { latitude: true, longitude: true } } },
  })
  if (!request || !(isAdmin(actor) || isClientOf(ctx, actor, request)))
    throw new AppError('request_not_found')
  if (!isLive(request.status)) throw new AppError('request_closed')
  await ctx.transaction((ctx) => enqueueJob(ctx.db, notifyProfessionalsJob, { requestId: request.id }))
  const place = { rubroId: request.rubroId, localidadId: request.localidadId, ...request.localidad }
  const [notifiedProfessionals, nearby] = await Promise.all([
    ctx.db.serviceRequestRecipient.count({ where: { requestId: request.id } }),
    matchProfessionals(ctx, place, { limit: limits.nearbyMax }),
  ])
  return { notifiedProfessionals, nearbyProfessionals: nearby.length }
}
