import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../context/ctx'
import type { ProviderSubscription } from '../payments/payment-provider'
import { lockSubscription } from './lock-subscription'

/**
 * Makes a subscription that the provider has under our reference that row's own, when it waits for one. Returns whether
 * it is the row's own now; any other one of that reference is an orphan, which must not charge anybody.
 */
export async function attachSubscription(ctx: Ctx, found: ProviderSubscription): Promise<boolean> {
  if (!found.reference) return false
  const { reference } = found
  return ctx.db.$transaction((tx) => attach(tx, reference, found))
}

async function attach(tx: Tx, id: string, found: ProviderSubscription): Promise<boolean> {
  const row = await lockSubscription(tx, id)
  if (!row) return false
  if (row.providerId) return row.providerId === found.id
  if (row.status === 'cancelled') return false
  await tx.subscription.update({
    where: { id },
    data: { providerId: found.id, checkoutUrl: found.url, creatingUntil: null },
  })
  return true
}
