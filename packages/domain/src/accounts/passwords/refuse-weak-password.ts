import { AppError, errors } from '@oficio/contracts/errors'
import type { Ctx } from '../../kernel/ctx'
import { isCommonPassword } from './common-passwords'

interface Owner {
  username?: string | undefined
  email: string
}

/**
 * Throws password_too_common for a password that programs try first, also where it is made of the account's own mail or user
 * name or of the name of the site. Registration, reset, change and the command that makes an admin ask here.
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
