import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { AppError } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'

/**
 * Returns the id of the account with that username or email, also of a closed account. Returns null if there is none.
 */
export async function findLoginId(ctx: Ctx, username: string): Promise<string | null> {
  const user = await ctx.db.user.findUnique({ where: byLogin(username), select: { id: true } })
  return user?.id ?? null
}

/** A username cannot contain an @, so a text with an @ is always an email. */
function byLogin(username: string): { email: string } | { username: string } {
  // Removes NUL characters, which PostgreSQL refuses in texts.
  const name = username.replaceAll('\u0000', '').trim().normalize('NFC')
  return name.includes('@') ? { email: name } : { username: name }
}

/** The account, and the password hash that the password matched. */
interface Verified {
  user: AccountView
  passwordHash: string
}

/**
 * Returns the account of a username or email and its password. An unknown, wrong or closed login takes the same time
 * and throws the same error, so that nobody learns which accounts exist. Throws invalid_credentials, login_suspended.
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
  // Checked last, so that only a caller who knows the password learns about the suspension.
  if (user.suspendedAt !== null) throw new AppError('login_suspended')
  return { user: toAccountView(user), passwordHash: hash }
}
