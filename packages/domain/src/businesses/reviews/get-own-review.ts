import type { OwnReviewStanding } from '@oficio/contracts/businesses/reviews'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { wordsOf } from '../../reviews/view-review'
import { findPublicBusiness } from '../find-public-business'
import { refusalFor } from './review-refusal'

/**
 * Returns whether the caller may review a business, and the caller's own review. The part of the page that depends on
 * the signed-in user shows it. Throws business_not_found, business_gone.
 */
export async function getOwnBusinessReview(
  ctx: Ctx,
  actor: Actor,
  { idOrSlug }: { idOrSlug: string },
): Promise<OwnReviewStanding> {
  const { userId } = requireAccount(actor)
  const business = await findPublicBusiness(ctx, idOrSlug)
  const review = await ctx.db.review.findFirst({ where: { businessId: business.id, userId } })
  return {
    refusal: await refusalFor(ctx, userId, business),
    review: review && wordsOf(review),
  }
}
