import type { changeEmailEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError, errors } from '@oficio/contracts/errors'
import type { MailedLink } from '@oficio/contracts/kernel/waiting-mail'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { closeWishes } from '../links'
import { requireOwnPassword, requireSamePassword } from '../passwords/own-password'
import { refuseTaken } from '../unique-fields'
import { mailConfirmation } from './mail-confirmation'

/**
 * Requests a move to another address (docs/product.md, 'Mail address'). The account keeps its address until the new
 * mailbox is confirmed. A later request replaces an earlier one. Throws wrong_password, password_missing, email_taken,
 * email_is_own, too_many_confirmations.
 */
export async function changeEmail(
  ctx: Ctx,
  actor: Actor,
  { email, currentPassword }: InputOf<typeof changeEmailEndpoint>,
): Promise<MailedLink> {
  const { userId } = requireAccount(actor)
  const user = await requireOwnPassword(ctx, userId, currentPassword)
  if (user.email.toLowerCase() === email.toLowerCase())
    throw new AppError('email_is_own', { fields: { email: errors.email_is_own.text } })
  await refuseTaken(ctx, { username: undefined, email })
  const isMailWaiting = await ctx.transaction(async (ctx) => {
    await requireSamePassword(ctx, user)
    await closeWishes(ctx, user)
    return mailConfirmation(ctx, actor, { userId, email })
  })
  return { success: true, isMailWaiting }
}

/** Withdraws the request for another address. Idempotent. */
export async function withdrawEmail(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true },
  })
  await ctx.transaction((ctx) => closeWishes(ctx, user))
  return { success: true }
}
