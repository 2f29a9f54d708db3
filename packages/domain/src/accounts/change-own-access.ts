import { type Account, type Actor, requireAccount } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockAccount } from './links'

/** Changes how the caller's account is entered, in one transaction: of two changes at the same moment one waits. */
export async function changeOwnAccess<Answer>(
  ctx: Ctx,
  actor: Actor,
  change: (ctx: TxCtx, owner: Account) => Promise<Answer>,
): Promise<Answer> {
  const owner = requireAccount(actor)
  return ctx.transaction(async (ctx) => {
    await lockAccount(ctx, owner.userId)
    return change(ctx, owner)
  })
}
