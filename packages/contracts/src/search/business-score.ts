import { ratingShare, reviewsShare } from './score'

/** All that the order of a search knows of a business: what visitors can see. Nothing that anybody paid is among it. */
interface BusinessScoreFacts {
  avgRating: number
  reviewCount: number
  /** How much of its page is filled in, from 0 to 1. */
  completeness: number
  isVerified: boolean
}

export const businessScoreParts = ['rating', 'reviews', 'page', 'verified'] as const
export type BusinessScorePart = (typeof businessScoreParts)[number]

/** How many points each part gives at most: 1000 together. */
export const businessScoreMost: Readonly<Record<BusinessScorePart, number>> = {
  rating: 500,
  reviews: 150,
  page: 250,
  verified: 100,
}

/** Returns the score of a business, in whole points (docs/product.md, 'Search of businesses'). */
export function businessScore(facts: BusinessScoreFacts): number {
  const share: Record<BusinessScorePart, number> = {
    rating: ratingShare(facts),
    reviews: reviewsShare(facts),
    page: facts.completeness,
    verified: facts.isVerified ? 1 : 0,
  }
  return businessScoreParts.reduce(
    (sum, part) => sum + Math.round(businessScoreMost[part] * Math.min(Math.max(share[part], 0), 1)),
    0,
  )
}
