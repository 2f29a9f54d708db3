import type { Ctx } from '../../kernel/ctx'
import { reviewedFacts } from '../review-subject'
import { isCounted } from '../standing'
import { publicWork } from '../view-review'

/**
 * Returns a shown review with its subject if the subject is public or belongs to the account. Returns null for any
 * other review.
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
