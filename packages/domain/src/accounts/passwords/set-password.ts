import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { closeAccountLinks, closeWishes } from '../links'
import { passwordChangedEvent } from '../security-events'
import { endSessions } from '../sessions/end-sessions'

interface NewPassword {
  userId: string
  email: string
  passwordHash: string
  /** Why the sessions end: a word of ours. */
  reason: 'password_reset' | 'password_change'
  /** The session that goes on. */
  exceptSessionId?: string | null
}

/**
 * Gives an account another password. All holders of the old one lose access: every other session ends, of pages and
 * programs alike, every mailed link to set a password is void, and so is a link that would move the account to
 * another address: it was requested with the old password, and that mailbox's owner would set the next one. The owner
 * is notified.
 */
export async function setPassword(
  ctx: TxCtx,
  { userId, email, passwordHash, reason, exceptSessionId = null }: NewPassword,
): Promise<void> {
  await ctx.db.user.update({ where: { id: userId }, data: { passwordHash } })
  await closeAccountLinks(ctx, { userId, kind: 'password_reset' })
  await closeWishes(ctx, { id: userId, email })
  await endSessions(ctx, { userId, reason, exceptSessionId })
  await notify(ctx, passwordChangedEvent, { userId, key: ctx.ids.next(), data: { userId } })
}
