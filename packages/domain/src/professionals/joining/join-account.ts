import { AppError, type FieldErrors } from '@oficio/contracts/errors'
import { termsVersion } from '@oficio/contracts/legal'
import { joiningAccount } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'
import type { Account } from '../../kernel/actor'
import type { TxCtx } from '../../kernel/ctx'

interface SentLogin {
  username?: string | undefined
  email?: string | undefined
  password?: string | undefined
  confirmPassword?: string | undefined
}

/**
 * Returns with what a visitor will log in. Throws validation_failed, naming each part that is missing or that does not
 * agree with the other.
 */
export function readLogin(input: SentLogin): { username: string; email: string; password: string } {
  // A program says its password once; the form has it typed twice.
  const { data, error } = joiningAccount.safeParse({
    confirmPassword: input.password,
    ...withoutUndefined(input),
  })
  const fields: FieldErrors = {}
  for (const { path, message } of error?.issues ?? []) fields[String(path[0])] ??= message
  if (data && data.confirmPassword !== data.password) fields.confirmPassword = texts.passwordsDiffer
  if (!data || Object.keys(fields).length > 0) throw new AppError('validation_failed', { fields })
  return { username: data.username.normalize('NFC'), email: data.email, password: data.password }
}

const withoutUndefined = (input: SentLogin) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))

/**
 * Makes a client's own account that of a professional: a signed-in user keeps mail, user name and password. Throws
 * already_professional when it is one, also when it became one at this very moment.
 */
export async function takeOverAccount(
  ctx: TxCtx,
  { userId }: Account,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const { count } = await ctx.db.user.updateMany({
    where: { id: userId, role: 'user', closedAt: null },
    data: { role: 'professional', firstName, lastName, termsVersion, termsAcceptedAt: ctx.clock.now() },
  })
  if (count === 0) throw new AppError('already_professional')
}
