import { AppError, errors } from '@oficio/contracts/errors'
import { isCommonPassword } from './common-passwords'

/**
 * Throws password_too_common for a password that programs try first, and for one that is the account's own mail or user
 * name.
 */
export async function refuseWeakPassword(
  password: string,
  { username, email }: { username?: string | undefined; email: string },
): Promise<void> {
  const own = [username, email, email.split('@')[0]].map((name) => name?.toLowerCase())
  const isOwn = own.includes(password.toLowerCase())
  if (isOwn || (await isCommonPassword(password))) {
    throw new AppError('password_too_common', { fields: { password: errors.password_too_common.text } })
  }
}
