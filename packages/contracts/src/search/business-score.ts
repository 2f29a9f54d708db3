import { ratingShare, reviewsShare } from './score'

/** The facts that order a search of businesses. All of them are visible to visitors, and no payment is among them. */
interface BusinessScoreFacts {
  avgRating: number
  reviewCount: number
  /** The completeness of its page, from 0 to 1. */
  completeness: number
  isVerified: boolean
}

export const businessScoreParts = ['rating', 'reviews', 'page', 'verified'] as const
export type BusinessScorePart = (typeof businessScoreParts)[number]

/** The maximum points of each part; 1000 in total. */
export const maxBusinessScorePoints: Readonly<Record<BusinessScorePart, number>> = {
  rating: 500,
  reviews: 150,
  page: 250,
  verified: 100,
}

/** Returns the score of a business in whole points (docs/product.md, 'Search of businesses'). */
export function businessScore(facts: BusinessScoreFacts): number {
  const share: Record<BusinessScorePart, number> = {
    rating: ratingShare(facts),
    reviews: reviewsShare(facts),
    page: facts.completeness,
    verified: facts.isVerified ? 1 : 0,
  }
  return businessScoreParts.reduce(
    (sum, part) => sum + Math.round(maxBusinessScorePoints[part] * Math.min(Math.max(share[part], 0), 1)),
    0,
  )
}
