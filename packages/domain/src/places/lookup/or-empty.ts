import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns the result, or the empty list if the search failed: the caller sees no results, and the log has the error.
 * Throws errors of the question itself.
 */
export async function orEmpty<Value, Empty>(
  ctx: Ctx,
  empty: Empty,
  find: () => Promise<Value>,
): Promise<Value | Empty> {
  try {
    return await find()
  } catch (error) {
    if (codeOf(error) !== null) throw error
    ctx.log.error({ err: error }, 'places could not be looked for: the list is empty')
    return empty
  }
}
