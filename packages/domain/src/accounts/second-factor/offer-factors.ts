import type { startStepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Ctx } from '../../kernel/ctx'
import { offerPasskeys } from './prove-passkey'

/** Returns the ways in which an account can give its second factor. Recovery codes are not listed. */
export async function offerFactors(
  ctx: Ctx,
  userId: string,
): Promise<ResponseOf<typeof startStepUpEndpoint>> {
  const apps = await ctx.db.secondFactor.count({ where: { userId, totpSecret: { not: null } } })
  return { options: await offerPasskeys(ctx, userId), hasApp: apps > 0 }
}
