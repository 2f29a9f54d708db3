import type { Ctx } from '../../kernel/ctx'
import { findAccountLink, isLinkAlive } from '../links'

/** Returns the valid reset link of a token, or null if it is unknown, used or expired. */
export async function findResetLink(ctx: Ctx, token: string) {
  const link = await findAccountLink(ctx, 'password_reset', token)
  return link && isLinkAlive(link, ctx.clock.now()) ? link : null
}
