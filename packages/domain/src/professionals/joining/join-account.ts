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
 * Returns the login data of a new account. Throws validation_failed, naming each part that is missing or does not
 * match.
 */
export function readLogin(input: SentLogin): { username: string; email: string; password: string } {
  // An API client sends the password once; the form sends it twice.
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
 * Turns a client's account into a professional's account. Mail, username and password stay. Throws already_professional
 * if it already is one, even through a concurrent call.
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
