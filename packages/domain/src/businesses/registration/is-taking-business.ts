import type { Ctx } from '../../kernel/ctx'
import { isUnclaimed } from '../own-business'

/** Returns whether an account was made for a business and nobody has taken it yet: its first password is not another one. */
export const isTakingBusiness = async ({ db }: Ctx, userId: string): Promise<boolean> =>
  (await db.user.count({ where: { id: userId, ...isUnclaimed, businesses: { some: {} } } })) > 0
