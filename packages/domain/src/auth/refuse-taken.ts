import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx } from '../context/ctx'

/**
 * Throws username_taken or email_taken when another account has them; both fields are named when both are taken. Of a
 * user name that nobody chose nothing is said.
 */
export async function refuseTaken(
  ctx: Ctx,
  { username, email }: { username: string | undefined; email: string },
): Promise<void> {
  const [byName, byEmail] = await Promise.all([
    username === undefined ? 0 : ctx.db.user.count({ where: { username } }),
    ctx.db.user.count({ where: { email } }),
  ])
  const fields = {
    ...(byName > 0 && { username: errors.username_taken.text }),
    ...(byEmail > 0 && { email: errors.email_taken.text }),
  }
  if (byName > 0) throw new AppError('username_taken', { fields })
  if (byEmail > 0) throw new AppError('email_taken', { fields })
}

/** The unique index refused the row, because an equal registration came first: says the same as `refuseTaken`. */
export async function refuseTakenOnConflict(
  ctx: Ctx,
  account: { username: string; email: string },
  error: unknown,
): Promise<never> {
  // Asking again which of the two it was is simpler than reading the names of indexes out of the driver's error.
  await refuseTaken(ctx, account)
  throw error
}
