import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { isCommonPassword } from './common-passwords'

interface Owner {
  username?: string | undefined
  email: string
}

/**
 * Throws password_too_common for an easy password, including one made of the account's email or username or the name of
 * the site. Used by registration, reset, change and the command that makes an admin.
 */
export async function refuseWeakPassword(
  { site }: Pick<Ctx, 'site'>,
  password: string,
  { username, email }: Owner,
): Promise<void> {
  if (await isCommonPassword(password, [username, email, site.name, new URL(site.origin).hostname])) {
    throw new AppError('password_too_common', { fields: { password: errors.password_too_common.text } })
  }
}
