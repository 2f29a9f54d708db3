import { limits } from '@oficio/contracts/limits'
import type { EventType, FixedReason } from '@oficio/contracts/service-requests/shapes'

/** The type of the history entry that counts moves to another rubro or locality. */
export const moved = 'moved' satisfies EventType

/**
 * Returns why rubro and place of a request cannot change, or null if they can. They are fixed once a professional has
 * the contact data, because that professional was charged for this work in this place. They are also fixed after
 * `limits.movesPerRequest` moves, because each move notifies other professionals for one filing and one fee.
 */
export function findFixedReason({ leadCount }: { leadCount: number }, moves: number): FixedReason | null {
  if (leadCount > 0) return 'work_taken'
  return moves >= limits.movesPerRequest ? 'work_moved_often' : null
}
