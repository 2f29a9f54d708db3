import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'

/** Returns the account of whoever asks. Throws unauthenticated for a visitor and for an account that is gone. */
export async function getProfile(ctx: Ctx, actor: Actor): Promise<AccountView> {
  const { userId } = requireAccount(actor)
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: accountColumns,
  })
  if (!user) throw new AppError('unauthenticated')
  return toAccountView(user)
}
