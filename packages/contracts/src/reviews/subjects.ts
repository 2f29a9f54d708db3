import { limits } from '../limits'
/** Returns whether an average of so many reviews is shown; with fewer, the site says how many there are and that it is new. */
export const hasAverage = (reviewCount: number): boolean => reviewCount >= limits.reviewsForAverage

export const reviewedKinds = ['professional', 'business'] as const
export type ReviewedKind = (typeof reviewedKinds)[number]

/** The evidence that the author of a review dealt with its subject. */
export const reviewProvenances = ['work', 'account', 'qr', 'request'] as const
export type ReviewProvenance = (typeof reviewProvenances)[number]
export const reviewProvenanceTexts: Record<ReviewProvenance, string> = {
  work: 'Trabajo verificado',
  account: 'Cuenta con email confirmado',
  qr: 'Visitó con un QR',
  request: 'Lo pidió en el sitio',
}

/** Whether a review is shown and counts: an admin examines reviews by authors who may not be clients. */
export const reviewStandings = ['shown', 'in_review', 'not_shown'] as const
export type ShownStanding = (typeof reviewStandings)[number]

/** How many stars something has, of all its reviews that are shown. */
export interface RatingSummary {
  average: number
  count: number
  /** How many gave one star, two, … five. */
  byStars: readonly number[]
}

/** Why the site's team took a review down, without what it said. */
export interface RemovedReview {
  id: string
  at: string
  reason: string
}
