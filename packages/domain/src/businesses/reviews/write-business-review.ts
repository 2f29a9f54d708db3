import type { writeBusinessReviewEndpoint } from '@oficio/contracts/businesses/reviews'
import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { writeAccountReview } from '../../reviews/write-account-review'
import { findPublicBusiness } from '../find-public-business'
import { followMerge } from '../merging/follow-merge'
import { isPosterCode } from '../poster/poster-code'
import { listBusinessReviews } from './list-business-reviews'
import { refusalFor } from './review-refusal'

/**
 * Writes or replaces the caller's review of a business (docs/product.md, 'Reviews'). Returns the newest reviews.
 * Throws business_not_found, business_gone, own_business, email_unconfirmed, review_hidden.
 */
export async function writeBusinessReview(
  ctx: Ctx,
  actor: Actor,
  { idOrSlug, rating, title, content, posterCode }: InputOf<typeof writeBusinessReviewEndpoint>,
): Promise<ResponseOf<typeof writeBusinessReviewEndpoint>> {
  const author = requireAccount(actor)
  const business = await findPublicBusiness(ctx, idOrSlug)
  const refusal = await refusalFor(ctx, author.userId, business)
  if (refusal) throw new AppError(refusal)
  const isByPoster = await isPosterCode(ctx, posterCode, business)
  const provenance = isByPoster ? 'qr' : 'account'
  const businessId = await ctx.transaction(async (ctx) => {
    await writeAccountReview(ctx, author, { businessId: business.id, provenance, rating, title, content })
    // The business is locked now. Checks again, because the author may have claimed the page meanwhile.
    const own = await ctx.db.business.count({ where: { id: business.id, userId: author.userId } })
    if (own > 0) throw new AppError('own_business')
    return followMerge(ctx, business.id)
  })
  return listBusinessReviews(ctx, actor, { idOrSlug: businessId })
}
