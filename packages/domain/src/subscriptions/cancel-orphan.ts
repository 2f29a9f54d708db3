import type { Ctx } from '../context/ctx'
import type { ProviderSubscription } from '../payments/payment-provider'
import { recordPayment } from '../payments/record-payment'
import { requestRefund } from '../payments/request-refund'
import { isPaidStatus } from './charge-state'
import { lockSubscription } from './lock-subscription'
import { recordSubscriptionEvent } from './subscription-events'

/**
 * Ends a subscription that the provider has under our reference and that is not the row's own: an interrupted creation
 * left it behind, or the row was given up. Whatever it charged meanwhile goes back. Throws what the port throws.
 */
export async function cancelOrphan(
  ctx: Ctx,
  subscriptionId: string,
  orphan: ProviderSubscription,
): Promise<void> {
  const isCharging = orphan.status !== 'cancelled'
  if (isCharging) await ctx.payments.cancelSubscription(orphan.id)
  for (const charge of await ctx.payments.listCharges(orphan.id)) {
    if (charge.payment && isPaidStatus(charge.payment.status))
      await giveBack(ctx, subscriptionId, charge.payment.id)
  }
  if (!isCharging) return
  await ctx.db.$transaction((tx) =>
    recordSubscriptionEvent(ctx, tx, {
      subscriptionId,
      type: 'orphan_cancelled',
      data: { providerId: orphan.id },
    }),
  )
}

async function giveBack(ctx: Ctx, subscriptionId: string, paymentId: string): Promise<void> {
  const found = await ctx.payments.getPayment(paymentId)
  if (!found) return
  const collectorId = await ctx.payments.getCollectorId()
  await ctx.db.$transaction(async (tx) => {
    await lockSubscription(tx, subscriptionId)
    const payment = await recordPayment(ctx, tx, found, {
      source: 'reconciliation',
      collectorId,
      expectedCentavos: found.amountCentavos,
      owner: { subscriptionId },
    })
    if (isPaidStatus(payment.status))
      await requestRefund(ctx, tx, { paymentId: payment.id, reason: 'unused' })
  })
}
