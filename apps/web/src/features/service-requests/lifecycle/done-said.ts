import type { TrackingView } from '@oficio/contracts/service-requests/shapes'

/** What the client says of work that counts as done. */
export type DoneSaid = 'nothing' | 'done' | 'not_done'

interface Asked {
  isDenialTapped: boolean
  areStarsTapped: boolean
  isReviewed: boolean
}

/**
 * Returns what the client has said when the page opens: whoever told us that it is done, gives stars or gave them is not
 * asked again whether it is.
 */
export function firstSaid(
  by: NonNullable<TrackingView['completion']>['by'] | undefined,
  { isDenialTapped, areStarsTapped, isReviewed }: Asked,
): DoneSaid {
  if (isDenialTapped) return 'not_done'
  return by === 'client' || areStarsTapped || isReviewed ? 'done' : 'nothing'
}
