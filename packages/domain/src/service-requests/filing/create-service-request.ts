import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { createServiceRequestEndpoint } from '@oficio/contracts/service-requests/endpoints'
import type { ServiceRequest } from '@oficio/db/generated/client'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { attachPhotos } from '../form/attach-photos'
import { checkWork } from '../form/check-work'
import { fileRequest } from '../form/file-request'
import { findRepeat, hasFiled } from '../form/find-repeat'
import { refuseTooMany } from '../form/live-requests'
import { bodyHashOf, clientKeys, lockClient, type Submission } from '../form/submission'
import { runningOffer } from '../running-offer'
import { isCodeWaiting, trackingToken, trackingUrl } from '../tracking-link'
import { filePaidRequest } from '../urgency/file-paid-request'
import { runningUntil } from '../urgency/urgent-contact'

type Answer = ResponseOf<typeof createServiceRequestEndpoint>

/**
 * Files a service request (docs/product.md, 'Filing'). One transaction stores the request, attaches its photos, and
 * enqueues the notices to professionals and the mail to the client. The same form sent twice, urgent or not, files one
 * request. Only the sender of the first form gets its tracking link back; other senders are referred to the mail
 * (already_filed). An urgent request needs an approved payment that no other request used. Throws urgency_unpaid,
 * payment_pending, payment_held, payment_in_review, payment_used, validation_failed, too_many_live_requests,
 * too_many_filings, photo_not_yours, idempotency_key_reused, already_filed.
 */
export async function createServiceRequest(ctx: Ctx, actor: Caller, input: Submission): Promise<Answer> {
  refuseFilledTrap({ website: input.website })
  if (input.isUrgent) return answerRepeat(ctx, actor, await filePaidRequest(ctx, actor, input))
  const bodyHash = await bodyHashOf(ctx, input)
  const repeatedRequest = await findRepeat(ctx.db, actor, bodyHash)
  if (repeatedRequest) return answerRepeat(ctx, actor, repeatedRequest)
  const work = await checkWork(ctx, input)
  const { request, isNew } = await ctx.transaction(async (ctx) => {
    const contact = { phone: work.phone, email: input.email }
    await lockClient(ctx.db, [...clientKeys(ctx, actor, contact), bodyHash])
    const equal = await findRepeat(ctx.db, actor, bodyHash)
    if (equal) return { request: equal, isNew: false }
    await refuseTooMany(ctx, actor, contact)
    const request = await fileRequest(ctx, actor, { input, work, bodyHash, urgency: null })
    if (input.photoIds.length > 0) await attachPhotos(ctx.db, actor, request.id, input.photoIds)
    return { request, isNew: true }
  })
  return isNew ? answer(ctx, request) : answerRepeat(ctx, actor, request)
}

/**
 * Returns an earlier request to its own sender only; any other sender finds the link in the mail. Throws
 * already_filed.
 */
async function answerRepeat(ctx: Ctx, actor: Caller, request: ServiceRequest): Promise<Answer> {
  if (!hasFiled(ctx, actor, request)) throw new AppError('already_filed')
  return answer(ctx, request)
}

const answer = async (ctx: Ctx, request: ServiceRequest): Promise<Answer> => ({
  requestId: request.id,
  trackingUrl: trackingUrl(ctx, request),
  trackingToken: trackingToken(ctx, request),
  isConfirmed: request.confirmedAt !== null,
  isCodeWaiting: isCodeWaiting(request),
  email: request.email,
  expiresAt: request.expiresAt.toISOString(),
  urgentDueAt: await runningUntil(ctx.db, request),
  firstOffer: await runningOffer(ctx, request),
})
