import { limits } from '@oficio/contracts/limits'
import type { ReviewDoubt } from '@oficio/contracts/reviews/reports'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { ServiceRequest } from '@oficio/db/generated/client'
import { differenceInMinutes } from 'date-fns'
import type { TxCtx } from '../../kernel/ctx'
import { mailboxOf } from '../../kernel/text/mailbox-identity'
import { isSamePhone } from '../../kernel/text/normalise-phone'
import { subDays } from '../../kernel/time/days'
import { findLikenesses, type Marks } from '../../leads/same-hand'
import { loadLastCompletion } from '../../service-requests/lifecycle/completion'

interface Reviewing {
  request: ServiceRequest
  professionalId: string
  leadId: string
  /** Of the call that brings the review. */
  marks: Marks
}

/**
 * Returns why the reviewing client and the professional may be one person, or this client and others one
 * (docs/product.md, 'Reviews'). A client who drops their cookies and changes networks is still recognised by phone,
 * mailbox and haste.
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

/** Nobody files, finds, meets and finishes so soon; of a request that was for this professional alone, even less so. */
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

/** One client who comes back is welcome; many reviews from one place are looked at. */
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
