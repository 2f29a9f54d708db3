import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from './fetch-subscription'

/**
 * Takes in a monthly charge and the subscription that it belongs to. One that the provider does not know changes nothing.
 * Returns whether it is one of ours. Throws what the port throws.
 */
export async function fetchCharge(ctx: Ctx, providerChargeId: string): Promise<boolean> {
  const charge = await ctx.payments.getCharge(providerChargeId)
  if (!charge) return false
  // The provider's list of charges lags behind, so this one is handed on.
  return fetchSubscription(ctx, { providerId: charge.subscriptionId }, [charge])
}
