import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { decideReviewEndpoint, ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { countReviews } from '../count-reviews'
import { reviewedOf } from '../review-subject'
import { getReviewForAdmin } from './get-review-for-admin'
import { notifyOfReviewDecision } from './notify-of-review-decision'

/**
 * Lets an admin hide a review for a published reason, keep it or restore it (docs/product.md, 'Reviews'). Decides the
 * open reports and recalculates average and number in the same transaction. The caller sends the number of decisions
 * that they saw, so that only one of two concurrent decisions is carried out. Throws not_found, already_decided.
 */
export async function decideReview(
  ctx: Ctx,
  actor: Actor,
  input: InputOf<typeof decideReviewEndpoint>,
): Promise<ReviewForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  const { id, decision, reason, decisions } = input
  const isHidden = decision === 'hide'
  await ctx.transaction(async (ctx) => {
    const before = await ctx.db.review.findUnique({ where: { id } })
    if (!before) throw new AppError('not_found')
    if (before.decisions !== decisions) throw new AppError('already_decided')
    const now = ctx.clock.now()
    if (isHidden && before.hiddenAt) throw new AppError('already_decided')
    // Only a decision hides or shows a review, so `before` is still valid if the number of decisions is unchanged.
    const { count } = await ctx.db.review.updateMany({
      where: { id, decisions: before.decisions },
      data: {
        decisions: { increment: 1 },
        hiddenAt: isHidden ? now : null,
        hiddenReason: isHidden ? reason : null,
      },
    })
    if (count === 0) throw new AppError('already_decided')
    const waiting = await ctx.db.reviewReport.findMany({
      where: { reviewId: id, outcome: null },
      select: { id: true, userId: true },
    })
    await ctx.db.reviewReport.updateMany({
      where: { id: { in: waiting.map((report) => report.id) } },
      data: { outcome: isHidden ? 'hidden' : 'kept', decidedAt: now, decisionReason: reason },
    })
    const hasChanged = isHidden || before.hiddenAt !== null
    if (hasChanged) await countReviews(ctx, reviewedOf(before))
    const happeningId = await recordAudit(ctx, {
      adminId,
      action: isHidden ? 'review-hidden' : hasChanged ? 'review-shown-again' : 'review-kept',
      subject: auditSubject('review', id),
      data: { reason },
    })
    await notifyOfReviewDecision(ctx, { review: before, reports: waiting, isHidden, hasChanged, happeningId })
  })
  return getReviewForAdmin(ctx, actor, { id })
}
