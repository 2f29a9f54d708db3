import type { TxCtx } from '../kernel/ctx'
import { countReviews } from './count-reviews'

/**
 * Deletes a new owner's review of their own business, even a hidden one, because nobody may review their own business.
 * The caller must hold the lock on the business.
 */
export async function dropOwnersReview(
  ctx: TxCtx,
  key: { businessId: string; userId: string },
): Promise<void> {
  const { count } = await ctx.db.review.deleteMany({ where: key })
  if (count > 0) await countReviews(ctx, { kind: 'business', id: key.businessId })
}
