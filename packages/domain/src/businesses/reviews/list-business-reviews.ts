import type { BusinessReview, BusinessReviews } from '@oficio/contracts/businesses/reviews'
import type { PublicReview } from '@oficio/contracts/reviews/endpoints'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { countStars } from '../../reviews/count-stars'
import { listRemovedReviews, listShownReviews, type ReviewWindow } from '../../reviews/list-public-reviews'
import { findPublicBusiness } from '../find-public-business'

interface Page {
  reviews: BusinessReview[]
  nextCursor: string | null
}

/**
 * Returns a page of the reviews of a business, newest first, with the next cursor. Leaves out hidden
 * reviews. Throws business_not_found, business_gone.
 */
export async function listBusinessReviews(
  ctx: Ctx,
  _actor: Actor,
  { idOrSlug, ...window }: { idOrSlug: string } & ReviewWindow,
): Promise<Page> {
  const { id } = await findPublicBusiness(ctx, idOrSlug)
  const { reviews, nextCursor } = await listShownReviews(ctx.db, { kind: 'business', id }, window)
  return { reviews: reviews.map(viewBusinessReview), nextCursor }
}

/**
 * Returns the reviews that the page of a business shows: the newest, or the newest with these stars, the count per star,
 * and why others were removed.
 */
export async function getBusinessReviews(
  ctx: Ctx,
  actor: Actor,
  { idOrSlug, stars }: { idOrSlug: string; stars?: number | undefined },
): Promise<BusinessReviews> {
  const { id } = await findPublicBusiness(ctx, idOrSlug)
  const reviewSubject = { kind: 'business', id } as const
  const [page, byStars, removed] = await Promise.all([
    listBusinessReviews(ctx, actor, { idOrSlug: id, stars }),
    countStars(ctx.db, reviewSubject),
    listRemovedReviews(ctx.db, reviewSubject),
  ])
  return { ...page, byStars, removed }
}

const viewBusinessReview = ({ authorName, work: _none, ...review }: PublicReview): BusinessReview => ({
  ...review,
  user: { name: authorName },
})
