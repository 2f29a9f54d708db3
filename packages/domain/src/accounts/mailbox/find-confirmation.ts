import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { findAccountLink } from '../links'

/**
 * Returns the link of a token and its state. `open`: can be used. `confirmed`: the address belongs to the account, is
 * proven and accepts mails. `over`: expired. `invalid`: unknown or closed.
 */
export async function findConfirmation(ctx: Ctx, token: string) {
  const link = await findAccountLink(ctx, 'email_confirmation', token)
  if (!link) return { state: 'invalid', link: null } as const
  const isOwn = link.email.toLowerCase() === link.user.email.toLowerCase()
  if (isOwn && link.user.emailVerifiedAt !== null && (await findMark(ctx.db, link.email)) === null)
    return { state: 'confirmed', link } as const
  if (link.closedAt !== null) return { state: 'invalid', link: null } as const
  return { state: link.expiresAt > ctx.clock.now() ? 'open' : 'over', link } as const
}
