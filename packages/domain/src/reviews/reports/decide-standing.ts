import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { decideStandingEndpoint, ReviewForAdmin } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx } from '../../kernel/ctx'
import { countReviews } from '../count-reviews'
import { reviewedOf } from '../review-subject'
import { tellOfReview } from '../tell-of-review'
import { getReviewForAdmin } from './get-review-for-admin'

/**
 * An admin decides whether a review counts that was held (docs/product.md, 'Reviews'), and may change their mind. Average and
 * number follow in the same transaction; of two admins at the same moment one decision is carried out. Throws not_found,
 * already_decided.
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
    // A review without doubts is hidden by a report, for a published reason.
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
    if (standing === 'counts') await tellOfReview(ctx, review)
  })
  return getReviewForAdmin(ctx, actor, { id })
}
