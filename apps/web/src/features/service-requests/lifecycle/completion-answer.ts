import type { TrackingView } from '@oficio/contracts/service-requests/shapes'

/** The client's statement about work that is marked as completed. */
export type CompletionAnswer = 'nothing' | 'done' | 'not_done'

interface DoneProps {
  isDenialTapped: boolean
  areStarsTapped: boolean
  isReviewed: boolean
}

/**
 * Returns the client's statement when the page opens. Clients who completed the request, clicked a star in the mail or
 * already reviewed the work are not asked again.
 */
export function initialAnswer(
  completedBy: NonNullable<TrackingView['completion']>['by'] | undefined,
  { isDenialTapped, areStarsTapped, isReviewed }: DoneProps,
): CompletionAnswer {
  if (isDenialTapped) return 'not_done'
  return completedBy === 'client' || areStarsTapped || isReviewed ? 'done' : 'nothing'
}
