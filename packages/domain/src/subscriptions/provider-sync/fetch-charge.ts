import type { Ctx } from '../../kernel/ctx'
import { fetchSubscription } from './fetch-subscription'

/**
 * Imports a monthly charge and its subscription. An unknown charge changes nothing. Returns whether it is ours.
 * Throws the port's errors.
 */
export async function fetchCharge(ctx: Ctx, providerChargeId: string): Promise<boolean> {
  const charge = await ctx.payments.getCharge(providerChargeId)
  if (!charge) return false
  // The provider's list of charges is delayed, so this charge is passed along.
  return fetchSubscription(ctx, { providerId: charge.subscriptionId }, [charge])
}
