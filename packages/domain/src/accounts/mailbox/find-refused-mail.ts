import type { RefusedMail } from '@oficio/contracts/accounts/mailbox'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findMark } from '../../kernel/mail/marked-addresses'
import { findPendingEmail } from './pending-email'

/** Returns the warning for an account whose address is marked as refusing mails. Returns null without a mark. */
export async function findRefusedMail(ctx: Ctx, actor: Actor): Promise<RefusedMail | null> {
  const { userId } = requireAccount(actor)
  const { email } = await ctx.db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })
  const reason = await findMark(ctx.db, email)
  if (!reason) return null
  return {
    email,
    isUnwanted: reason === 'complaint',
    canConfirm: (await findPendingEmail(ctx, userId)) === email,
  }
}
