/** The facts that order a search of professionals. All of them are visible to clients, and no payment is among them. */
export interface ScoreFacts {
  avgRating: number
  reviewCount: number
  /** Null without any measured contact. */
  medianResponseMinutes: number | null
  /** The completeness of the profile, from 0 to 1. */
  completeness: number
}

/** The parts of a score, in the order in which they are stored. */
export const scoreParts = ['rating', 'reviews', 'response', 'profile'] as const
export type ScorePart = (typeof scoreParts)[number]

/** The maximum points of each part; 1000 in total. */
export const maxScorePoints: Readonly<Record<ScorePart, number>> = {
  rating: 500,
  reviews: 150,
  response: 200,
  profile: 150,
}

export const scoreRules = {
  /** Assumed reviews that are added to everybody's, so that a single real review has little influence. */
  assumedReviews: 5,
  assumedRating: 4,
  /** The number of reviews that gives all points. */
  reviewsForAll: 50,
  /** A response within `fastMinutes` gives all points; a response after `slowMinutes` gives none. */
  fastMinutes: 15,
  slowMinutes: 24 * 60,
  /** The deduction for each kilometre of distance. */
  pointsPerKm: 6,
} as const

/** Returns the points of each part, in whole points and in the order of `scoreParts` (docs/product.md, 'Search'). */
export function scorePoints(facts: ScoreFacts): number[] {
  const share: Record<ScorePart, number> = {
    rating: ratingShare(facts),
    reviews: reviewsShare(facts),
    response: responseShare(facts.medianResponseMinutes),
    profile: facts.completeness,
  }
  return scoreParts.map((part) => Math.round(maxScorePoints[part] * Math.min(Math.max(share[part], 0), 1)))
}

type ReviewFacts = Pick<ScoreFacts, 'avgRating' | 'reviewCount'>

/** Returns the share of the rating points, from 0 to 1, of a professional or a business. */
export function ratingShare({ avgRating, reviewCount }: ReviewFacts): number {
  const { assumedReviews, assumedRating } = scoreRules
  return (avgRating * reviewCount + assumedRating * assumedReviews) / (reviewCount + assumedReviews) / 5
}

/**
 * Returns the share of the points for the number of reviews. It grows logarithmically: the first reviews count most.
 */
export const reviewsShare = ({ reviewCount }: ReviewFacts): number =>
  Math.log1p(reviewCount) / Math.log1p(scoreRules.reviewsForAll)

/** Returns the share of the response points. It falls logarithmically: doubling the time always costs the same. */
function responseShare(minutes: number | null): number {
  if (minutes === null) return 0
  const { fastMinutes, slowMinutes } = scoreRules
  return 1 - Math.log(Math.max(minutes, fastMinutes) / fastMinutes) / Math.log(slowMinutes / fastMinutes)
}
