import { ratings } from '@oficio/contracts/reviews/endpoints'
import type { Tx } from '@oficio/db/client'
import { ofReviewed, type ReviewTarget } from './review-subject'
import { isCounted } from './standing'

/** Returns the number of shown reviews with one star, two stars, … five stars. */
export async function countStars(db: Tx, target: ReviewTarget): Promise<number[]> {
  const groups = await db.review.groupBy({
    by: ['rating'],
    where: { ...ofReviewed(target), ...isCounted },
    _count: true,
  })
  return ratings.map((stars) => groups.find(({ rating }) => rating === stars)?._count ?? 0)
}
