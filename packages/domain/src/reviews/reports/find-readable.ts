import type { Ctx } from '../../kernel/ctx'
import { reviewedFacts } from '../review-subject'
import { isCounted } from '../standing'
import { publicWork } from '../view-review'

/**
 * Returns a review that an account reads, with its subject: a shown review of a public subject or of the account's
 * own. Null for any other.
 */
export async function findReadable(ctx: Ctx, userId: string, id: string) {
  const review = await ctx.db.review.findFirst({
    where: { id, ...isCounted },
    include: { ...publicWork, reports: { where: { userId }, select: { createdAt: true } } },
  })
  if (!review) return null
  const target = await reviewedFacts(ctx, review)
  return target.isPublic || target.ownerId === userId ? { review, reviewed: target } : null
}
