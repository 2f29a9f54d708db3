import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { purgeReviewed, reviewedFacts } from './review-subject'
import { isCounted } from './standing'

/**
 * Stores or replaces the answer to a review, by the reviewed professional or the owner of the reviewed business. Throws
 * not_found for other callers and for reviews that are not shown.
 */
export async function answerReview(
  ctx: Ctx,
  actor: Actor,
  { id, answer }: { id: string; answer: string },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  const review = await ctx.db.review.findUnique({ where: { id } })
  if (!review) throw new AppError('not_found')
  const { ownerId } = await reviewedFacts(ctx, review)
  if (ownerId !== userId) throw new AppError('not_found')
  await ctx.transaction(async (ctx) => {
    const { count } = await ctx.db.review.updateMany({
      where: { id, ...isCounted },
      data: { answer, answeredAt: ctx.clock.now() },
    })
    if (count === 0) throw new AppError('not_found')
    await purgeReviewed(ctx, [review])
  })
  return { success: true }
}
