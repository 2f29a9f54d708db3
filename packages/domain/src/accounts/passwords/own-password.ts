import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { lockAccount } from '../links'

/**
 * Returns the account if the password is its current one. Throws wrong_password; password_missing for an account
 * without a password.
 */
export async function requireOwnPassword(ctx: Ctx, userId: string, currentPassword: string) {
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, username: true, emailVerifiedAt: true, passwordHash: true },
  })
  const { passwordHash } = user
  if (passwordHash === null) throw new AppError('password_missing')
  if (!(await ctx.passwords.verify(passwordHash, currentPassword))) throw wrongPassword()
  return { ...user, passwordHash }
}

/**
 * Locks the account until the transaction ends. Throws wrong_password if the password was changed since it was
 * verified, because verifying takes a while.
 */
export async function requireSamePassword(
  ctx: TxCtx,
  { id, passwordHash }: { id: string; passwordHash: string },
): Promise<void> {
  await lockAccount(ctx, id)
  if ((await ctx.db.user.count({ where: { id, passwordHash } })) === 0) throw wrongPassword()
}

const wrongPassword = (): AppError =>
  new AppError('wrong_password', { fields: { currentPassword: errors.wrong_password.text } })
