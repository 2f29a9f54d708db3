import type { ReviewDoubt } from '@oficio/contracts/reviews/reports'
import type { ShownStanding } from '@oficio/contracts/reviews/subjects'
import type { Review } from '@oficio/db/generated/client'

/** Selects the reviews that are shown and counted: not hidden, not waiting for an admin and not taken down. */
export const isCounted = { hiddenAt: null, standing: 'counts' } as const

/**
 * Returns the standing, doubts and provenance of a review before an admin decides about it. Any doubt makes it wait. A
 * review of work that was completed suspiciously fast ('quick') is not labelled as verified work.
 */
export const standingOf = (doubts: readonly ReviewDoubt[]) => ({
  standing: doubts.length > 0 ? ('waiting' as const) : ('counts' as const),
  doubts: [...doubts],
  provenance: doubts.includes('quick') ? ('request' as const) : ('work' as const),
})

const shownStandings: Record<Review['standing'], ShownStanding> = {
  counts: 'shown',
  waiting: 'in_review',
  out: 'not_shown',
}

/** Returns the standing as the review's author and the reviewed professional see it. */
export const shownStanding = ({ standing }: Pick<Review, 'standing'>): ShownStanding =>
  shownStandings[standing]
