import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import { texts } from '@oficio/contracts/texts'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { attachPhotos } from './attach-photos'
import { checkJob } from './check-job'
import { filePaidRequest } from './file-paid-request'
import { fileRequest } from './file-request'
import { findRepeat } from './find-repeat'
import { refuseTooMany } from './live-requests'
import { lockClient, type Submission, submissionHashes } from './submission'
import { trackingUrl } from './tracking-link'

type Answer = ResponseOf<typeof createServiceRequestEndpoint>
type Filed = { id: string; linkVersion: number; confirmedAt: Date | null; email: string }

/**
 * Files a service request (spec section 3, product decision 'Service requests'): one transaction stores it, takes its
 * photos and enqueues the notice of professionals and the client's mail. The same form sent twice files one request.
 * An urgent one needs a payment that was approved and that no other request used. Throws urgency_unpaid,
 * payment_pending, payment_used, validation_failed, too_many_live_requests, photo_not_yours, idempotency_conflict.
 */
export async function createServiceRequest(ctx: Ctx, actor: Actor, input: Submission): Promise<Answer> {
  if (input.website) throw new AppError('validation_failed', { fields: { website: texts.unexpected } })
  if (input.isUrgent) return answer(ctx, await filePaidRequest(ctx, actor, input))
  const hashes = await submissionHashes(ctx, actor, input)
  const repeated = await findRepeat(ctx.db, actor, hashes)
  if (repeated) return answer(ctx, repeated)
  const job = await checkJob(ctx, input)
  const filed = await ctx.db.$transaction(async (tx) => {
    await lockClient(tx, [job.phone, input.email.toLowerCase(), actor.deviceHash, actor.idempotencyKey])
    const equal = await findRepeat(tx, actor, hashes)
    if (equal) return equal
    await refuseTooMany(tx, { phone: job.phone, email: input.email, deviceHash: actor.deviceHash })
    const request = await fileRequest(ctx, tx, actor, { input, job, hashes, urgency: null })
    await attachPhotos(tx, actor, request.id, input.photoIds)
    return request
  })
  return answer(ctx, filed)
}

const answer = (ctx: Ctx, request: Filed): Answer => ({
  requestId: request.id,
  trackingUrl: trackingUrl(ctx, request),
  isConfirmed: request.confirmedAt !== null,
  email: request.email,
})
