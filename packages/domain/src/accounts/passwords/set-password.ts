import type { TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'
import { closeAccountLinks, closeWishes } from '../links'
import { passwordChangedEvent } from '../security-events'
import { endSessions } from '../sessions/end-sessions'

interface NewPassword {
  userId: string
  email: string
  passwordHash: string
  /** Stored as the reason why the sessions ended. */
  reason: 'password_reset' | 'password_change'
  /** The session that stays open: the caller's own. */
  exceptSessionId?: string | null
}

/**
 * Sets a new password and removes the access of everybody who had the old one. Every other session ends, in browsers
 * and API clients. Links to reset the password become invalid. Links to move the account to another address become
 * invalid too: they were requested with the old password, and the owner of that mailbox could set the next password.
 * Notifies the owner.
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
