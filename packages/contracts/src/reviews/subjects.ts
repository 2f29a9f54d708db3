import { limits } from '../limits'
/**
 * Returns whether the average of this many reviews is shown. With fewer, the site shows only their number and says that
 * the subject is new.
 */
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

/** Whether a review is shown and counts. An admin examines reviews whose authors may not be clients. */
export const reviewStandings = ['shown', 'in_review', 'not_shown'] as const
export type ShownStanding = (typeof reviewStandings)[number]

/** The average rating of a subject over all its reviews that are shown. */
export interface RatingSummary {
  average: number
  count: number
  /** The number of reviews with one star, two, … five. */
  byStars: readonly number[]
}

/** A review that the team took down, with the reason and without its text. */
export interface RemovedReview {
  id: string
  at: string
  reason: string
}
