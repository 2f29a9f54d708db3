import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx } from '../kernel/ctx'

/**
 * Throws username_taken or email_taken when another account has them; both fields are named when both are taken. Of a
 * user name that nobody chose nothing is said.
 */
export async function refuseTaken(
  ctx: Ctx,
  { username, email }: { username: string | undefined; email: string },
): Promise<void> {
  // At one moment: between two questions the account could be made that has both.
  const [taken] = await ctx.db.$queryRaw<{ byEmail: boolean; byName: boolean }[]>`
    SELECT EXISTS (SELECT FROM users WHERE email = ${email}::citext) AS "byEmail",
           EXISTS (SELECT FROM users WHERE username = ${username ?? null}::citext) AS "byName"`
  const { byEmail = false, byName = false } = taken ?? {}
  const fields = {
    ...(byName && { username: errors.username_taken.text }),
    ...(byEmail && { email: errors.email_taken.text }),
  }
  if (byName) throw new AppError('username_taken', { fields })
  if (byEmail) throw new AppError('email_taken', { fields })
}

/** The unique index refused the row, because an equal registration came first: says the same as `refuseTaken`. */
export async function refuseTakenOnConflict(
  ctx: Ctx,
  account: { username: string | undefined; email: string },
  error: unknown,
): Promise<never> {
  // Asking again which of the two it was is simpler than reading the names of indexes out of the driver's error.
  await refuseTaken(ctx, account)
  throw error
}
