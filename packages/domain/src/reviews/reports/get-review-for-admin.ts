import { AppError } from '@oficio/contracts/errors'
import type { ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { reviewedFacts } from '../review-subject'
import { publicWork, viewPublicReview } from '../view-review'
import { findSignals } from './find-signals'
import { viewReport, withReporter } from './view-report'

/** Returns a review with all that was reported of it, as it was written: nothing is hidden from whoever decides. Throws not_found. */
export async function getReviewForAdmin(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ReviewForAdmin> {
  requireAdmin(actor)
  const review = await ctx.db.review.findUnique({
    where: { id },
    include: { ...publicWork, reports: { include: withReporter, orderBy: { createdAt: 'asc' } } },
  })
  if (!review) throw new AppError('not_found')
  const target = await reviewedFacts(ctx, review)
  const lead =
    review.leadId === null
      ? null
      : await ctx.db.lead.findUniqueOrThrow({ where: { id: review.leadId }, select: { requestId: true } })
  return {
    ...viewPublicReview(review),
    title: review.title,
    content: review.content,
    kind: target.kind,
    reviewedName: target.name,
    signature: target.signature,
    reviewedPath: target.panelPath,
    requestId: lead?.requestId ?? null,
    signals: await findSignals(ctx, review, target),
    standing: review.standing,
    doubts: review.doubts,
    hiddenBecause: review.hiddenReason,
    decisions: review.decisions,
    reports: review.reports.map((report) => viewReport(report, target.ownerId)),
  }
}
