import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { decideStandingEndpoint, ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { countReviews } from '../count-reviews'
import { notifyOfReview } from '../notify-of-review'
import { reviewedOf } from '../review-subject'
import { getReviewForAdmin } from './get-review-for-admin'

/**
 * Lets an admin decide whether a held review counts (docs/product.md, 'Reviews'), and change the decision later.
 * Recalculates average and number in the same transaction. Only one of two concurrent decisions is carried out. Throws
 * not_found, already_decided.
 */
export async function decideStanding(
  ctx: Ctx,
  actor: Actor,
  { id, standing, reason, decisions }: InputOf<typeof decideStandingEndpoint>,
): Promise<ReviewForAdmin> {
  const { userId: adminId } = requireAdmin(actor)
  await ctx.transaction(async (ctx) => {
    const before = await ctx.db.review.findUnique({ where: { id } })
    if (!before) throw new AppError('not_found')
    // Only a held review has a standing to decide. Any other review is hidden by a report, for a published reason.
    const isHeld = before.standing !== 'counts' || before.standingDecidedAt !== null
    if (!isHeld || before.standing === standing) throw new AppError('already_decided')
    const [review] = await ctx.db.review.updateManyAndReturn({
      where: { id, decisions, standing: before.standing },
      data: { standing, standingDecidedAt: ctx.clock.now(), decisions: { increment: 1 } },
    })
    if (!review) throw new AppError('already_decided')
    await countReviews(ctx, reviewedOf(review))
    await recordAudit(ctx, {
      adminId,
      action: standing === 'counts' ? 'review-counted' : 'review-left-out',
      subject: auditSubject('review', id),
      data: { reason },
    })
    if (standing === 'counts') await notifyOfReview(ctx, review)
  })
  return getReviewForAdmin(ctx, actor, { id })
}
