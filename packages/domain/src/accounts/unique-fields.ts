import { AppError, errors } from '@oficio/contracts/errors'
import { violatedIndexOf } from '@oficio/db/violated-index'
import type { Ctx } from '../kernel/ctx'

/**
 * Throws username_taken or email_taken if another account has them. If both are taken, the error names both fields.
 * Skips the username if the visitor chose none.
 */
export async function refuseTaken(
  ctx: Ctx,
  { username, email }: { username: string | undefined; email: string },
): Promise<void> {
  // One query for both: between two queries, another registration could take both.
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

/** Returns the field whose unique index refused the account. Returns null for any other failure. */
export const takenFieldOf = (error: unknown): 'username' | 'email' | null =>
  fieldOfIndex[violatedIndexOf(error) ?? ''] ?? null

export function takenError(field: 'username' | 'email'): AppError {
  const code = `${field}_taken` as const
  return new AppError(code, { fields: { [field]: errors[code].text } })
}

/**
 * Handles a unique index violation: another registration took the username or email first. Throws the same errors as
 * `refuseTaken`.
 */
export async function refuseTakenOnConflict(
  ctx: Ctx,
  account: { username: string | undefined; email: string },
  error: unknown,
): Promise<never> {
  // Check both fields first, because the index names only one. That one may be free again by now: then report it below.
  await refuseTaken(ctx, account)
  const field = takenFieldOf(error)
  const isSaid = field === 'email' || (field === 'username' && account.username !== undefined)
  throw isSaid ? takenError(field) : error
}
