import { AppError, errors } from '@oficio/contracts/errors'
import { takenIndexOf } from '@oficio/db/taken-index'
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
  const [row] = await ctx.db.$queryRaw<{ byEmail: boolean; byName: boolean }[]>`
    SELECT EXISTS (SELECT FROM users WHERE email = ${email}::citext) AS "byEmail",
           EXISTS (SELECT FROM users WHERE username = ${username ?? null}::citext) AS "byName"`
  const { byEmail = false, byName = false } = row ?? {}
  const fields = {
    ...(byName && { username: errors.username_taken.text }),
    ...(byEmail && { email: errors.email_taken.text }),
  }
  if (byName) throw new AppError('username_taken', { fields })
  if (byEmail) throw new AppError('email_taken', { fields })
}

const fieldOfIndex: Record<string, 'username' | 'email'> = {
  users_username_key: 'username',
  users_email_key: 'email',
}

/** Returns which of the two another account had when the database refused an account; null for any other failure. */
export const takenFieldOf = (error: unknown): 'username' | 'email' | null =>
  fieldOfIndex[takenIndexOf(error) ?? ''] ?? null

export function takenError(field: 'username' | 'email'): AppError {
  const code = `${field}_taken` as const
  return new AppError(code, { fields: { [field]: errors[code].text } })
}

/** The unique index refused the row, because an equal registration came first: says the same as `refuseTaken`. */
export async function refuseTakenOnConflict(
  ctx: Ctx,
  account: { username: string | undefined; email: string },
  error: unknown,
): Promise<never> {
  // Both may be taken by now; the index names one, which may be free again by now.
  await refuseTaken(ctx, account)
  const field = takenFieldOf(error)
  const isSaid = field === 'email' || (field === 'username' && account.username !== undefined)
  throw isSaid ? takenError(field) : error
}
