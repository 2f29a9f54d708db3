import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { lockOwnRequest } from '../service-requests/viewer'
import { countReviews } from './count-reviews'
import { reviewedOf } from './review-subject'

/**
 * Deletes a client's review of a request. A hidden review stays, so that the client cannot write it again. Throws
 * request_not_found, not_found.
 */
export async function deleteReview(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<{ success: true }> {
  await ctx.transaction(async (ctx) => {
    const request = await lockOwnRequest(ctx, actor, id)
    const review = await ctx.db.review.findFirst({
      where: { lead: { requestId: request.id }, hiddenAt: null },
    })
    if (!review) throw new AppError('not_found')
    const { count } = await ctx.db.review.deleteMany({ where: { id: review.id, hiddenAt: null } })
    if (count === 0) throw new AppError('not_found')
    await countReviews(ctx, reviewedOf(review))
  })
  return { success: true }
}
