import type { AccountView } from '@oficio/contracts/auth'
import { AppError } from '@oficio/contracts/errors'
import type { Ctx } from '../context/ctx'
import { accountColumns, toAccountView } from './account-view'

/**
 * Returns the account that user name (or mail) and password belong to. Unknown, wrong and closed take the same time
 * and say the same, so that nobody learns which accounts exist. Throws invalid_credentials.
 */
export async function verifyPassword(
  ctx: Ctx,
  { username, password }: { username: string; password: string },
): Promise<AccountView> {
  // User names cannot contain an @, so a name is never read as somebody's mail.
  const name = username.normalize('NFC')
  const user = await ctx.db.user.findUnique({
    where: name.includes('@') ? { email: name } : { username: name },
    select: { ...accountColumns, passwordHash: true, closedAt: true },
  })
  const hash = user && user.closedAt === null ? user.passwordHash : null
  const isRight = await ctx.passwords.verify(hash, password)
  if (!isRight || !user || hash === null) throw new AppError('invalid_credentials')
  return toAccountView(user)
}
