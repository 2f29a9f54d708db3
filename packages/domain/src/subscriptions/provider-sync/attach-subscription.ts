import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { storeSubscription } from './store-truth'

/**
 * Assigns a provider's subscription with our reference to our row, if the row still waits for one. Returns whether it
 * belongs to the row now. Any other subscription with that reference is an orphan, which must not charge.
 */
export async function attachSubscription(
  ctx: Ctx,
  providerSubscription: ProviderSubscription,
): Promise<boolean> {
  const { reference } = providerSubscription
  if (!reference) return false
  return ctx.transaction((ctx) => attach(ctx, reference, providerSubscription))
}

async function attach(ctx: TxCtx, id: string, providerSubscription: ProviderSubscription): Promise<boolean> {
  const row = await lockSubscription(ctx.db, id)
  if (!row) return false
  // The reference is ours, so a subscription of another provider may carry it too.
  if (row.provider !== ctx.payments.name) return false
  if (row.providerId) return row.providerId === providerSubscription.id
  if (row.status === 'cancelled') return false
  const attached = await ctx.db.subscription.update({
    where: { id },
    data: { providerId: providerSubscription.id, creatingUntil: null },
  })
  await storeSubscription(ctx.db, attached, providerSubscription)
  await recompute(ctx, attached, { wasAsked: true })
  return true
}
