import { limits } from '@oficio/contracts/limits'
import type { EventType, FixedReason } from '@oficio/contracts/service-requests/shapes'

/** The entry of the history by which moves are counted. */
export const moved = 'moved' satisfies EventType

/**
 * Returns why rubro and place of a request stand, or null while the client may change them. Whoever holds the contact data
 * opened them for this work in this place, and was charged for it; and each move calls other professionals, for one filing
 * and one fee.
 */
export function whyFixed({ leadCount }: { leadCount: number }, moves: number): FixedReason | null {
  if (leadCount > 0) return 'work_taken'
  return moves >= limits.movesPerRequest ? 'work_moved_often' : null
}
