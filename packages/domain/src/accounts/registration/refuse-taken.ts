import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'

/**
 * Throws username_taken or email_taken when another account has them; both fields are named when both are taken. Of a
 * user name that nobody chose nothing is said.
 */
export async function refuseTaken(
  ctx: Ctx,
  { username, email }: { username: string | undefined; email: string },
): Promise<void> {
  // At one moment: between two questions the account could be made that has both.
  const [byEmail, byName] = await ctx.db.$transaction(
    [ctx.db.user.count({ where: { email } }), ...namedSo(ctx, username)],
    { isolationLevel: 'RepeatableRead' },
  )
  const fields = {
    ...(byName && { username: errors.username_taken.text }),
    ...(byEmail > 0 && { email: errors.email_taken.text }),
  }
  if (byName) throw new AppError('username_taken', { fields })
  if (byEmail > 0) throw new AppError('email_taken', { fields })
}

const namedSo = ({ db }: Ctx, username: string | undefined) =>
  username === undefined ? [] : [db.user.count({ where: { username } })]

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
