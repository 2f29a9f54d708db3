import type { Ctx } from '../../kernel/ctx'
import { isUnclaimed } from '../own-business'

/**
 * Returns whether the account was created for a business and is still unclaimed. Setting its first password is then
 * not a password change.
 */
export const isTakingBusiness = async ({ db }: Ctx, userId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, ...isUnclaimed, businesses: { some: {} } } })) > 0
