import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { AppError } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'

/** Returns whose login a user name (or mail) is, also of a closed account; null when nobody's. */
export async function findLoginId(ctx: Ctx, username: string): Promise<string | null> {
  const user = await ctx.db.user.findUnique({ where: byLogin(username), select: { id: true } })
  return user?.id ?? null
}

/** User names cannot contain an @, so a name is never read as somebody's mail. */
function byLogin(username: string): { email: string } | { username: string } {
  // PostgreSQL takes no text with this sign, and nobody is called by it.
  const name = username.replaceAll('\u0000', '').trim().normalize('NFC')
  return name.includes('@') ? { email: name } : { username: name }
}

/** Whose login it is, and the hash that the password fits. */
interface Verified {
  user: AccountView
  passwordHash: string
}

/**
 * Returns the account that user name (or mail) and password belong to. Unknown, wrong and closed take the same time
 * and say the same, so that nobody learns which accounts exist. Throws invalid_credentials, login_suspended.
 */
export async function verifyPassword(
  ctx: Ctx,
  { username, password }: { username: string; password: string },
): Promise<Verified> {
  const user = await ctx.db.user.findUnique({
    where: byLogin(username),
    select: { ...accountColumns, passwordHash: true, closedAt: true, suspendedAt: true },
  })
  const hash = user && user.closedAt === null ? user.passwordHash : null
  const isRight = await ctx.passwords.verify(hash, password)
  if (!isRight || !user || hash === null) throw new AppError('invalid_credentials')
  // Only a caller who knows the password gets this answer.
  if (user.suspendedAt !== null) throw new AppError('login_suspended')
  return { user: toAccountView(user), passwordHash: hash }
}
