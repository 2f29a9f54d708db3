import type { Ctx } from '../../kernel/ctx'
import { findAccountLink, isLinkAlive } from '../links'

/** Returns the mailed link that lets somebody set a password, or null when that token opens nothing any more. */
export async function findResetLink(ctx: Ctx, token: string) {
  const link = await findAccountLink(ctx, 'password_reset', token)
  return link && isLinkAlive(link, ctx.clock.now()) ? link : null
}
