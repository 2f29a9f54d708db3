/** All that the order of a search knows of a professional: what clients can see. Nothing that anybody paid is among it. */
export interface ScoreFacts {
  avgRating: number
  reviewCount: number
  /** Null while there is nothing to measure. */
  medianResponseMinutes: number | null
  /** How much of the profile is filled in, from 0 to 1. */
  completeness: number
}

/** The parts of a score, in the order in which they are stored. */
export const scoreParts = ['rating', 'reviews', 'response', 'profile'] as const
export type ScorePart = (typeof scoreParts)[number]

/** How many points each part gives at most: 1000 together. */
export const scoreMost: Readonly<Record<ScorePart, number>> = {
  rating: 500,
  reviews: 150,
  response: 200,
  profile: 150,
}

export const scoreRules = {
  /** As many reviews with that rating are added to everybody's, so that a single one neither makes nor breaks anybody. */
  assumedReviews: 5,
  assumedRating: 4,
  /** From so many reviews on, more of them give nothing more. */
  reviewsForAll: 50,
  /** Who answers within the first has all points, who takes longer than the second has none. */
  fastMinutes: 15,
  slowMinutes: 24 * 60,
  /** What a kilometre takes away. */
  pointsPerKm: 6,
} as const

/** Returns the points of each part, whole ones, in the order of `scoreParts` (docs/product.md, 'Search'). */
export function scorePoints(facts: ScoreFacts): number[] {
  const share: Record<ScorePart, number> = {
    rating: ratingShare(facts),
    reviews: reviewsShare(facts),
    response: responseShare(facts.medianResponseMinutes),
    profile: facts.completeness,
  }
  return scoreParts.map((part) => Math.round(scoreMost[part] * Math.min(Math.max(share[part], 0), 1)))
}

type ReviewFacts = Pick<ScoreFacts, 'avgRating' | 'reviewCount'>

/** Which share of the points of ratings somebody has, or a business, from 0 to 1. */
export function ratingShare({ avgRating, reviewCount }: ReviewFacts): number {
  const { assumedReviews, assumedRating } = scoreRules
  return (avgRating * reviewCount + assumedRating * assumedReviews) / (reviewCount + assumedReviews) / 5
}

/** The same of the number of reviews: the first ones count for more than the next. */
export const reviewsShare = ({ reviewCount }: ReviewFacts): number =>
  Math.log1p(reviewCount) / Math.log1p(scoreRules.reviewsForAll)

/** Twice as long costs as much from 15 to 30 minutes as from 6 to 12 hours. */
function responseShare(minutes: number | null): number {
  if (minutes === null) return 0
  const { fastMinutes, slowMinutes } = scoreRules
  return 1 - Math.log(Math.max(minutes, fastMinutes) / fastMinutes) / Math.log(slowMinutes / fastMinutes)
}
