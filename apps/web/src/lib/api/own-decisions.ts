/** The items that this tab decided, by id. */
const decidedIds = new Set<string>()

/** Returns whether the last decision of this tab about the item succeeded. */
export const isDecidedHere = (id: string): boolean => decidedIds.has(id)

/**
 * Runs a call that decides about an item, and records whether it succeeded. Otherwise the page could not tell an own
 * decision from one by another admin, because both only make the item stop waiting.
 */
export async function recordDecision<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
  decidedIds.delete(id)
  const answer = await call()
  decidedIds.add(id)
  return answer
}
