import type { resetPasswordEndpoint } from '@oficio/contracts/accounts/recovery'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { mailArrives } from '../../kernel/mail/marked-addresses'
import { closeAccountLink } from '../links'
import { mailboxProven } from '../mailbox/mailbox-proven'
import { refuseWeakPassword } from '../passwords/refuse-weak-password'
import { setPassword } from '../passwords/set-password'
import { findResetLink } from './find-reset-link'

/**
 * Sets the password of the account that a mailed link belongs to, once (docs/product.md, 'Recovery'). Ends all sessions
 * and marks the mailbox as proven. Throws reset_link_invalid, password_too_common.
 */
export async function resetPassword(
  ctx: Ctx,
  _actor: Actor,
  { token, password }: InputOf<typeof resetPasswordEndpoint>,
): Promise<{ success: true }> {
  const link = await findResetLink(ctx, token)
  if (link === null) throw new AppError('reset_link_invalid')
  await refuseWeakPassword(ctx, password, link.user)
  const passwordHash = await ctx.passwords.hash(password)
  await ctx.transaction(async (ctx) => {
    if (!(await closeAccountLink(ctx, link))) throw new AppError('reset_link_invalid')
    const { userId, email } = link
    await ctx.db.user.updateMany({
      where: { id: userId, email, emailVerifiedAt: null },
      data: { emailVerifiedAt: ctx.clock.now() },
    })
    await mailboxProven(ctx, { userId, email })
    await mailArrives(ctx, email)
    // The move to this address counts as settled, because the owner of the mailbox now sets the password.
    await ctx.db.user.updateMany({ where: { id: userId, email }, data: { emailMovedAt: null } })
    await setPassword(ctx, { userId, email, passwordHash, reason: 'password_reset' })
  })
  return { success: true }
}
