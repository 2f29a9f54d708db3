import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns what is found, or the empty list where it could not be looked for: whoever searches places is told nothing else, and
 * the log is. Throws what was wrong with the question itself.
 */
export async function orEmpty<Found, Empty>(
  ctx: Ctx,
  empty: Empty,
  find: () => Promise<Found>,
): Promise<Found | Empty> {
  try {
    return await find()
  } catch (error) {
    if (codeOf(error) !== null) throw error
    ctx.log.error({ err: error }, 'places could not be looked for: the list is empty')
    return empty
  }
}
