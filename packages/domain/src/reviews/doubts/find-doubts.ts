import { limits } from '@oficio/contracts/limits'
import type { ReviewDoubt } from '@oficio/contracts/reviews/reports'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { differenceInMinutes } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { mailboxOf } from '../../kernel/text/mailbox-identity'
import { isSamePhone } from '../../kernel/text/normalise-phone'
import { subDays } from '../../kernel/time/days'
import { findLikenesses, type Marks } from '../../leads/find-likenesses'
import { loadLastCompletion } from '../../service-requests/lifecycle/completion'

interface Reviewing {
  request: ServiceRequest
  professionalId: string
  leadId: string
  /** The marks of the call that sends the review. */
  marks: Marks
}

/**
 * Returns the reasons to suspect that the reviewing client is the professional, or that one client writes under several
 * names (docs/product.md, 'Reviews'). A client who deletes cookies and changes networks is still recognised by phone,
 * mailbox and a quick completion.
 */
export async function findDoubts(ctx: TxCtx, reviewing: Reviewing): Promise<ReviewDoubt[]> {
  const { request, professionalId, marks } = reviewing
  const likenesses = await findLikenesses(ctx, { request, professionalId, client: marks })
  return [
    ...likenesses,
    ...((await isQuick(ctx, request, professionalId)) ? (['quick'] as const) : []),
    ...((await isRepeated(ctx, reviewing)) ? (['repeated'] as const) : []),
  ]
}

/**
 * Returns whether the request was completed suspiciously fast. The limit is different for a request sent to this
 * professional only.
 */
async function isQuick(ctx: TxCtx, request: ServiceRequest, professionalId: string): Promise<boolean> {
  const completion = await loadLastCompletion(ctx.db, request)
  if (!completion) return false
  const minutes = differenceInMinutes(completion.createdAt, request.createdAt)
  const isPreferred = request.preferredProfessionalId === professionalId
  return (
    minutes <
    (isPreferred ? serverLimits.quickPreferredCompletionMinutes : serverLimits.quickCompletionMinutes)
  )
}

/**
 * Returns whether several recent reviews of the professional come from the same device, network or client. A few are
 * allowed, because returning clients are welcome.
 */
async function isRepeated(
  ctx: TxCtx,
  { request, professionalId, leadId, marks }: Reviewing,
): Promise<boolean> {
  const otherReviews = await ctx.db.review.findMany({
    where: {
      professionalId,
      leadId: { not: leadId },
      createdAt: { gt: subDays(ctx.clock.now(), limits.reviewMarkDays) },
    },
    select: {
      deviceHash: true,
      networkHash: true,
      lead: {
        select: { request: { select: { phone: true, email: true, deviceHash: true, networkHash: true } } },
      },
    },
  })
  const otherMarks = [marks, request]
  const isOf = (mark: keyof Marks) => (ownMarks: Marks) =>
    ownMarks[mark] !== null && otherMarks.some((own) => own[mark] === ownMarks[mark])
  const same = otherReviews.filter(({ lead, ...review }) => {
    const authorMarks = lead ? [review, lead.request] : [review]
    const isSamePlace = authorMarks.some(isOf('deviceHash')) || authorMarks.some(isOf('networkHash'))
    const isSameClient =
      lead !== null &&
      lead.request.email !== '' &&
      (mailboxOf(lead.request.email) === mailboxOf(request.email) ||
        isSamePhone(lead.request.phone, request.phone))
    return isSamePlace || isSameClient
  })
  return same.length >= serverLimits.reviewsFromOnePlace
}
