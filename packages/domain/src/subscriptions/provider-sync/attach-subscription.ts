import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { storeSubscription } from './store-truth'

/**
 * Makes a subscription that the provider has under our reference that row's own, when it waits for one. Returns whether
 * it is the row's own now; any other one of that reference is an orphan, which must not charge anybody.
 */
export async function attachSubscription(ctx: Ctx, found: ProviderSubscription): Promise<boolean> {
  const { reference } = found
  if (!reference) return false
  return ctx.transaction((ctx) => attach(ctx, reference, found))
}

async function attach(ctx: TxCtx, id: string, found: ProviderSubscription): Promise<boolean> {
  const row = await lockSubscription(ctx.db, id)
  if (!row) return false
  if (row.providerId) return row.providerId === found.id
  if (row.status === 'cancelled') return false
  const attached = await ctx.db.subscription.update({
    where: { id },
    data: { providerId: found.id, creatingUntil: null },
  })
  await storeSubscription(ctx.db, attached, found)
  await recompute(ctx, attached, { wasAsked: true })
  return true
}
