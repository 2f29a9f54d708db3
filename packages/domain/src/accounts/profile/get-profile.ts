import type { profileEndpoint } from '@oficio/contracts/accounts/endpoints'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { accountColumns, toAccountView } from '../account-view'

/** Returns the caller's account. Throws unauthenticated for a visitor and for a closed account. */
export async function getProfile(ctx: Ctx, actor: Actor): Promise<ResponseOf<typeof profileEndpoint>> {
  const { userId } = requireAccount(actor)
  const user = await ctx.db.user.findFirst({
    where: { id: userId, closedAt: null },
    select: { ...accountColumns, professional: { select: { id: true } } },
  })
  if (!user) throw new AppError('unauthenticated')
  return { ...toAccountView(user), professionalId: user.professional?.id ?? null }
}
