import { AppError } from '@oficio/contracts/errors'
import type { ReviewToReport } from '@oficio/contracts/reviews/reports'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { publicWork, viewPublicReview } from '../view-review'
import { readableReview } from './report-review'

/** Returns what somebody with an account reads of a review that they are about to report. Throws not_found. */
export async function getReviewToReport(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<ReviewToReport> {
  const { userId } = requireAccount(actor)
  const review = await ctx.db.review.findFirst({
    where: { id, ...readableReview(userId) },
    include: {
      ...publicWork,
      professional: {
        select: { id: true, companyName: true, user: { select: { firstName: true, lastName: true } } },
      },
      reports: { where: { userId }, select: { createdAt: true } },
    },
  })
  if (!review) throw new AppError('not_found')
  const { user, ...professional } = review.professional
  return {
    review: viewPublicReview(review),
    professional: { ...professional, ...user },
    reportedAt: review.reports[0]?.createdAt.toISOString() ?? null,
  }
}
