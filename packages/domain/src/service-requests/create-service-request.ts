import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { texts } from '@oficio/contracts/texts'
import type { Tx } from '@oficio/db/client'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { enqueueJob } from '../jobs/enqueue-job'
import { attachPhotos } from './attach-photos'
import { type CheckedJob, checkJob, derivedTitle } from './check-job'
import { recordEvent } from './history'
import { notifyProfessionalsJobName } from './job-names'
import { refuseTooMany } from './live-requests'
import { mailCode } from './mail-code'
import { lockClient, type Submission, submissionHashes } from './submission'
import { trackingUrl } from './tracking-link'

type Answer = ResponseOf<typeof createServiceRequestEndpoint>
type Filed = { id: string; linkVersion: number; confirmedAt: Date | null; email: string }

/**
 * Files a service request (spec section 3, product decision 'Service requests'): one transaction stores it, takes its
 * photos and enqueues the notice of professionals and the client's mail. The same form sent twice files one request.
 * Throws urgency_unpaid, validation_failed, too_many_live_requests, photo_not_yours, idempotency_conflict.
 */
export async function createServiceRequest(ctx: Ctx, actor: Actor, input: Submission): Promise<Answer> {
  if (input.website) throw new AppError('validation_failed', { fields: { website: texts.unexpected } })
  // @NOTE an urgent request is filed by its payment; without one it is refused.
  if (input.isUrgent) throw new AppError('urgency_unpaid')
  const hashes = await submissionHashes(ctx, actor, input)
  const repeated = await findRepeat(ctx.db, actor, hashes)
  if (repeated) return answer(ctx, repeated)
  const job = await checkJob(ctx, input)
  const filed = await ctx.db.$transaction(async (tx) => {
    await lockClient(tx, [job.phone, input.email.toLowerCase(), actor.deviceHash, actor.idempotencyKey])
    return (await findRepeat(tx, actor, hashes)) ?? (await file(ctx, tx, actor, input, job, hashes))
  })
  return answer(ctx, filed)
}

const answer = (ctx: Ctx, request: Filed): Answer => ({
  requestId: request.id,
  trackingUrl: trackingUrl(ctx, request),
  isConfirmed: request.confirmedAt !== null,
  email: request.email,
})

async function findRepeat(
  tx: Tx,
  actor: Actor,
  hashes: { bodyHash: string; submissionHash: string },
): Promise<Filed | null> {
  if (actor.idempotencyKey) {
    const same = await tx.serviceRequest.findUnique({ where: { idempotencyKey: actor.idempotencyKey } })
    if (same && same.bodyHash !== hashes.bodyHash) throw new AppError('idempotency_conflict')
    if (same) return same
  }
  return tx.serviceRequest.findFirst({
    where: { submissionHash: hashes.submissionHash, status: { in: [...liveStatuses] } },
  })
}

async function file(
  ctx: Ctx,
  tx: Tx,
  actor: Actor,
  input: Submission,
  job: CheckedJob,
  hashes: { bodyHash: string; submissionHash: string },
): Promise<Filed> {
  await refuseTooMany(tx, { phone: job.phone, email: input.email, deviceHash: actor.deviceHash })
  const now = ctx.clock.now()
  const request = await tx.serviceRequest.create({
    data: {
      id: ctx.ids.next(),
      userId: actor.userId,
      rubroId: job.rubro.id,
      localidadId: job.place.localidadId,
      townName: input.townName ?? null,
      title: input.title ?? derivedTitle(job.rubro.name, input.townName ?? job.place.city),
      hasOwnTitle: input.title !== undefined,
      description: input.description,
      contactName: input.contactName,
      contactLastName: input.contactLastName,
      phone: job.phone,
      email: input.email,
      serviceAddress: input.serviceAddress,
      postalCode: input.postalCode ?? null,
      expirationDays: input.expirationDays,
      expiresAt: new Date(now.getTime() + input.expirationDays * 86_400_000),
      confirmedAt: actor.kind === 'account' ? now : null,
      idempotencyKey: actor.idempotencyKey,
      deviceHash: actor.deviceHash,
      createdAt: now,
      ...hashes,
    },
  })
  await attachPhotos(tx, actor, request.id, input.photoIds)
  await recordEvent(ctx, tx, actor, {
    requestId: request.id,
    type: 'filed',
    actorKind: 'client',
    toStatus: 'pending',
  })
  await mailCode(ctx, tx, request)
  await enqueueJob(tx, notifyProfessionalsJobName, { requestId: request.id }, { key: `notify:${request.id}` })
  return request
}
