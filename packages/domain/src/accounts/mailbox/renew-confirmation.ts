import { AppError } from '@oficio/contracts/errors'
import type { MailedLink } from '@oficio/contracts/kernel/waiting-mail'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { findConfirmation } from './find-confirmation'
import { mailConfirmation } from './mail-confirmation'
import { findPendingEmail } from './pending-email'

/**
 * Mails another link instead of an expired one, to the same mailbox, so no login is required. Throws
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
 * Mails another link to the address that the account is to get, or else to its own while nobody has confirmed it. Throws
 * email_confirmed where there is neither, too_many_confirmations.
 */
export async function requestConfirmation(ctx: Ctx, actor: Actor): Promise<MailedLink> {
  const { userId } = requireAccount(actor)
  const email = await findPendingEmail(ctx, userId)
  if (email === null) throw new AppError('email_confirmed')
  const isMailWaiting = await ctx.transaction((ctx) => mailConfirmation(ctx, actor, { userId, email }))
  return { success: true, isMailWaiting }
}
