import type { ReviewDoubt } from '@oficio/contracts/reviews/reports'
import type { ShownStanding } from '@oficio/contracts/reviews/subjects'
import type { Review } from '@oficio/db/generated/client'

/** Reviews that are shown and count: neither taken down nor held. */
export const isCounted = { hiddenAt: null, standing: 'counts' } as const

/** Returns what a review is by its doubts, before any admin looks at it. */
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

/** Returns what author and professional read of it. */
export const shownStanding = ({ standing }: Pick<Review, 'standing'>): ShownStanding =>
  shownStandings[standing]
