import { type Account, type Actor, requireAccount } from '../kernel/actor'
import type { Ctx, TxCtx } from '../kernel/ctx'
import { lockAccount } from './links'

/**
 * Runs `change` on how the caller logs in, in one transaction that locks the account. Of two concurrent changes, the
 * second waits for the first.
 */
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
