import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findResetLink } from './find-reset-link'

/** Returns `valid: true` for a valid reset link, without using it up. Throws reset_link_invalid. */
export async function verifyPasswordReset(
  ctx: Ctx,
  _actor: Actor,
  { token }: { token: string },
): Promise<{ valid: true }> {
  if ((await findResetLink(ctx, token)) === null) throw new AppError('reset_link_invalid')
  return { valid: true }
}
