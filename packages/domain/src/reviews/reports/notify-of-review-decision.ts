import type { Review } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import type { DataOf } from '../../kernel/events/define-event'
import { notify } from '../../kernel/notices/notify'
import { reviewedFacts, subjectOf } from '../review-subject'
import { reviewMovedEvent, reviewReportDecidedEvent } from './events'

interface ReviewDecision {
  review: Review
  reports: readonly { id: string; userId: string }[]
  isHidden: boolean
  /** Whether the review was hidden or restored. */
  hasChanged: boolean
  happeningId: string
}

/**
 * Notifies the people who reported the review of the decision. If the review was taken down or put back, also notifies
 * its author and the person it is about. A person who reported a review about themselves is notified once.
 */
export async function notifyOfReviewDecision(ctx: TxCtx, decision: ReviewDecision): Promise<void> {
  await tellReporters(ctx, decision)
  const { review, reports, isHidden, hasChanged, happeningId } = decision
  if (!hasChanged) return
  const { kind, id, name, ownerId } = await reviewedFacts(ctx, review)
  const href = subjectOf(ctx, kind).deskPath(id)
  const data = { reviewId: review.id, isHidden: Number(isHidden), kind, name, href }
  if (ownerId !== null && !reports.some(({ userId }) => userId === ownerId))
    await notify(ctx, reviewMovedEvent, { userId: ownerId, key: `${happeningId}:professional`, data })
  await mailAuthor(ctx, review, { key: `${happeningId}:client`, data })
}

async function mailAuthor(
  ctx: TxCtx,
  { userId: authorId, leadId }: Review,
  moved: { key: string; data: DataOf<typeof reviewMovedEvent> },
): Promise<void> {
  const { key, data } = moved
  const options = { onlyChannel: 'mail' } as const
  if (authorId !== null)
    await notify(ctx, reviewMovedEvent, { userId: authorId, key, data: { ...data, authorId } }, options)
  if (leadId === null) return
  const { request } = await ctx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { request: { select: { id: true, email: true, anonymisedAt: true } } },
  })
  if (request.anonymisedAt) return
  const { id: requestId, email } = request
  await notify(ctx, reviewMovedEvent, { email, key, data: { ...data, requestId } }, options)
}

const tellReporters = (ctx: TxCtx, { review, reports, isHidden }: ReviewDecision): Promise<void> =>
  notify(
    ctx,
    reviewReportDecidedEvent,
    reports.map(({ id, userId }) => ({
      userId,
      key: id,
      data: { reportId: id, reviewId: review.id, isHidden },
    })),
  )
