import type { startStepUpEndpoint } from '@oficio/contracts/accounts/second-factor'
import type { ResponseOf } from '@oficio/contracts/endpoint'
import type { Ctx } from '../../kernel/ctx'
import { offerPasskeys } from './prove-passkey'

/** Returns by which ways an account can give its second factor, besides its recovery codes. */
export async function offerFactors(
  ctx: Ctx,
  userId: string,
): Promise<ResponseOf<typeof startStepUpEndpoint>> {
  const apps = await ctx.db.secondFactor.count({ where: { userId, totpSecret: { not: null } } })
  return { options: await offerPasskeys(ctx, userId), hasApp: apps > 0 }
}
