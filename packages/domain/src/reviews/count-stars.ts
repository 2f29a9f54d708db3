import { ratings } from '@oficio/contracts/reviews/endpoints'
import type { Tx } from '@oficio/db/client'
import { ofReviewed, type Reviewed } from './review-subject'
import { isCounted } from './standing'

/** Returns how many of the shown reviews gave one star, two, … five. */
export async function countStars(db: Tx, reviewed: Reviewed): Promise<number[]> {
  const groups = await db.review.groupBy({
    by: ['rating'],
    where: { ...ofReviewed(reviewed), ...isCounted },
    _count: true,
  })
  return ratings.map((stars) => groups.find(({ rating }) => rating === stars)?._count ?? 0)
}
