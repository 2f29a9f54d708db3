import { AppError } from '@oficio/contracts/errors'
import type { TxCtx } from '../kernel/ctx'
import { countReviews } from './count-reviews'

/**
 * Deletes an account's review of a business. A hidden review stays, so that the account cannot write it again. Throws
 * not_found, review_hidden.
 */
export async function deleteAccountReview(
  ctx: TxCtx,
  key: { businessId: string; userId: string },
): Promise<void> {
  const { count } = await ctx.db.review.deleteMany({ where: { ...key, hiddenAt: null } })
  if (count === 0) {
    const isHidden = (await ctx.db.review.count({ where: key })) > 0
    throw new AppError(isHidden ? 'review_hidden' : 'not_found')
  }
  await countReviews(ctx, { kind: 'business', id: key.businessId })
}
