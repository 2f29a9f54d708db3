import type { Subscription } from '@oficio/db/generated/client'
import type { Ctx } from '../context/ctx'
import type { ProviderSubscription } from '../payments/payment-provider'

/**
 * Returns what the provider has under a row's reference, that can still charge and is not the row's own. Its search is
 * incomplete and late, so that nothing found proves nothing. Throws what the port throws.
 */
export async function findOrphans(
  ctx: Ctx,
  row: Pick<Subscription, 'id' | 'payerEmail' | 'providerId'>,
): Promise<ProviderSubscription[]> {
  const found = await ctx.payments.findSubscriptions({ payerEmail: row.payerEmail })
  return found.filter(({ id, reference }) => reference === row.id && id !== row.providerId)
}
