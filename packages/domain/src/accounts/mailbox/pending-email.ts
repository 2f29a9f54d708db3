import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'

/**
 * Returns the address that still needs confirmation: the last address that the account asked to move to, or else its
 * own address if that is unproven or marked. Returns null if there is none.
 */
export async function findPendingEmail(ctx: Ctx, userId: string): Promise<string | null> {
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, emailVerifiedAt: true },
  })
  const emailLink = await ctx.db.accountLink.findFirst({
    where: { userId, kind: 'email_confirmation', closedAt: null, email: { not: user.email } },
    orderBy: { createdAt: 'desc' },
    select: { email: true },
  })
  if (emailLink) return emailLink.email
  const isFine = user.emailVerifiedAt !== null && (await findMark(ctx.db, user.email)) === null
  return isFine ? null : user.email
}
