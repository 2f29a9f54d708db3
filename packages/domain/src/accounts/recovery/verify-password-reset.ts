import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findResetLink } from './find-reset-link'

/**
 * Returns when a mailed link still lets somebody set a password, and uses nothing up. Throws reset_link_invalid.
 */
export async function verifyPasswordReset(
  ctx: Ctx,
  _actor: Actor,
  { token }: { token: string },
): Promise<{ valid: true }> {
  if ((await findResetLink(ctx, token)) === null) throw new AppError('reset_link_invalid')
  return { valid: true }
}
