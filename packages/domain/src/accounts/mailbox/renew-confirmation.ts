import { AppError } from '@oficio/contracts/errors'
import type { MailedLink } from '@oficio/contracts/kernel/waiting-mail'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findConfirmation } from './find-confirmation'
import { mailConfirmation } from './mail-confirmation'
import { findPendingEmail } from './pending-email'

/**
 * Mails a new link in place of an expired one. Needs no login, because the link goes to the same mailbox. Throws
 * confirm_link_invalid, too_many_confirmations.
 */
export async function renewConfirmation(
  ctx: Ctx,
  actor: Actor,
  { token }: { token: string },
): Promise<MailedLink> {
  const { state, link } = await findConfirmation(ctx, token)
  if (state === 'confirmed') return { success: true, isMailWaiting: false }
  if (link === null) throw new AppError('confirm_link_invalid')
  const { userId, email } = link
  const isMailWaiting = await ctx.transaction((ctx) => mailConfirmation(ctx, actor, { userId, email }))
  return { success: true, isMailWaiting }
}

/**
 * Mails a new link to the address that the account wants to move to, or else to its own unconfirmed address. Throws
 * email_confirmed if there is neither; too_many_confirmations.
 */
export async function requestConfirmation(ctx: Ctx, actor: Actor): Promise<MailedLink> {
  const { userId } = requireAccount(actor)
  const email = await findPendingEmail(ctx, userId)
  if (email === null) throw new AppError('email_confirmed')
  const isMailWaiting = await ctx.transaction((ctx) => mailConfirmation(ctx, actor, { userId, email }))
  return { success: true, isMailWaiting }
}
