import { codeOf } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'

/**
 * Returns the result of the search, or `empty` after an internal error, which is logged. Throws an AppError, because
 * the question itself is invalid then.
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
    ctx.log.error({ err: error }, 'searching places failed: the list is empty')
    return empty
  }
}
