import type { HeldReview } from '@oficio/contracts/reviews/reports'
import { excerptOf } from '@oficio/contracts/text/words/excerpt'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findReviewed } from '../review-subject'

const excerptLength = 120
/** Further reviews appear once these are decided. */
const shownAtOnce = 50

/** Returns the held reviews that wait for an admin's decision, oldest first. */
export async function listHeldReviews(ctx: Ctx, actor: Actor): Promise<HeldReview[]> {
  requireAdmin(actor)
  const reviews = await ctx.db.review.findMany({
    where: { standing: 'waiting' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: shownAtOnce,
  })
  const reviewedOf = await findReviewed(ctx, reviews)
  return reviews.map((review) => ({
    id: review.id,
    rating: review.rating,
    excerpt: excerptOf(review.content ?? review.title ?? '', excerptLength),
    authorName: review.authorName,
    professionalName: reviewedOf(review).name,
    createdAt: review.createdAt.toISOString(),
    doubts: review.doubts,
  }))
}
