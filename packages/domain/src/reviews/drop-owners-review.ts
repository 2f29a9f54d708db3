import type { TxCtx } from '../kernel/ctx'
import { countReviews } from './count-reviews'

/**
 * Ends what somebody wrote of a business, also where it was taken down, because it is theirs from now on: nobody reviews their
 * own. The caller holds its lock.
 */
export async function dropOwnersReview(
  ctx: TxCtx,
  key: { businessId: string; userId: string },
): Promise<void> {
  const { count } = await ctx.db.review.deleteMany({ where: key })
  if (count > 0) await countReviews(ctx, { kind: 'business', id: key.businessId })
}
