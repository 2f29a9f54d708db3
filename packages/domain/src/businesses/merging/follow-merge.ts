import type { TxCtx } from '../../kernel/ctx'
import { moveReviews } from '../../reviews/move-reviews'
import { lockBusiness } from '../lock-business'

/**
 * A review of a business that was being merged belongs to the remaining business: its reviews follow. Returns the
 * business that they are of. The caller holds the lock of the named one.
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
