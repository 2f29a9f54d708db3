import type { TxCtx } from '../../kernel/ctx'
import { moveReviews } from '../../reviews/move-reviews'
import { lockBusiness } from '../lock-business'

/**
 * Follows a merge of the named business: moves its reviews to the remaining business and returns that one's id. A
 * review written during the merge belongs to it, too. Returns the same id without a merge. The caller holds the lock of
 * the named business.
 */
export async function followMerge(ctx: TxCtx, businessId: string): Promise<string> {
  const { mergedIntoId } = await ctx.db.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { mergedIntoId: true },
  })
  if (mergedIntoId === null) return businessId
  const { userId } = await lockBusiness(ctx.db, mergedIntoId)
  await moveReviews(ctx, { fromId: businessId, toId: mergedIntoId, ownerId: userId })
  return mergedIntoId
}
