import type { changeEmailEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError, errors } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { requireOwnPassword } from '../passwords/own-password'
import { refuseTaken } from '../taken'
import { mailConfirmation } from './mail-confirmation'

/**
 * Asks for another mail address (docs/product.md, 'Mail address'). The account keeps its own until the new mailbox
 * confirms it; a later wish replaces an earlier one. Throws wrong_password, password_missing, email_taken,
 * email_is_own, too_many_confirmations.
 */
export async function changeEmail(
  ctx: Ctx,
  actor: Actor,
  { email, currentPassword }: InputOf<typeof changeEmailEndpoint>,
): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  const user = await requireOwnPassword(ctx, userId, currentPassword)
  if (user.email.toLowerCase() === email.toLowerCase())
    throw new AppError('email_is_own', { fields: { email: errors.email_is_own.text } })
  await refuseTaken(ctx, { username: undefined, email })
  await ctx.transaction(async (ctx) => {
    await withdrawWishes(ctx, user)
    await mailConfirmation(ctx, { userId, email })
  })
  return { success: true }
}

/** Takes a wish for another address back. Doing it again changes nothing. */
export async function withdrawEmail(ctx: Ctx, actor: Actor): Promise<{ success: true }> {
  const { userId } = requireAccount(actor)
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true },
  })
  await ctx.transaction((ctx) => withdrawWishes(ctx, user))
  return { success: true }
}

/** Links to the account's own address go on. */
async function withdrawWishes(ctx: TxCtx, { id, email }: { id: string; email: string }): Promise<void> {
  await ctx.db.accountLink.updateMany({
    where: { userId: id, kind: 'email_confirmation', closedAt: null, email: { not: email } },
    data: { closedAt: ctx.clock.now() },
  })
}
