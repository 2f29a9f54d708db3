import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { deleteAccountReview } from '../../reviews/delete-account-review'
import { lockNamedBusiness } from '../find-business-id'

/**
 * Deletes the caller's review of a business, even while the business is not public. Throws business_not_found,
 * not_found, review_hidden.
 */
export async function deleteBusinessReview(
  ctx: Ctx,
  actor: Actor,
  { idOrSlug }: { idOrSlug: string },
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  await ctx.transaction(async (ctx) => {
    const businessId = await lockNamedBusiness(ctx, idOrSlug)
    if (businessId === null) throw new AppError('business_not_found')
    await deleteAccountReview(ctx, { businessId, userId })
  })
  return { success: true }
}
