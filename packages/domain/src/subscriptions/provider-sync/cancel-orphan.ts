import type { Ctx } from '../../kernel/ctx'
import { eachOf } from '../../kernel/jobs/for-each-id'
import type { ProviderSubscription } from '../../kernel/payment-provider'
import { noteUnread } from '../../payments/ledger/note-unread'
import { requestRefund } from '../../payments/ledger/request-refund'
import { writePayment } from '../../payments/ledger/write-payment'
import { isPaidStatus } from '../../payments/payment-status'
import { lockSubscription } from '../lock-subscription'
import { recordSubscriptionEvent } from '../subscription-events'

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
  if (isCharging)
    await ctx.transaction((ctx) =>
      recordSubscriptionEvent(ctx, {
        subscriptionId,
        type: 'orphan_cancelled',
        data: { providerId: orphan.id },
      }),
    )
  const { rows, unread } = await ctx.payments.listCharges(orphan)
  // Nobody can say what they took, so a person looks.
  await noteUnread(ctx, { kind: 'charge', owner: { type: 'subscription', id: subscriptionId } }, unread)
  const paid = rows.flatMap(({ payment }) => (payment && isPaidStatus(payment.status) ? [payment.id] : []))
  await eachOf(paid, (paymentId) => giveBack(ctx, subscriptionId, paymentId))
}

async function giveBack(ctx: Ctx, subscriptionId: string, paymentId: string): Promise<void> {
  const providerPayment = await ctx.payments.getPayment(paymentId)
  if (!providerPayment) return
  const collectorId = await ctx.payments.getCollectorId()
  await ctx.transaction(async (ctx) => {
    const subscription = await lockSubscription(ctx.db, subscriptionId)
    const payment = await writePayment(ctx, providerPayment, {
      source: 'reconciliation',
      collectorId,
      expectedCentavos: providerPayment.amountCentavos,
      payerId: subscription?.userId ?? null,
      owner: { subscriptionId },
    })
    if (isPaidStatus(payment.status)) await requestRefund(ctx, { paymentId: payment.id, reason: 'unused' })
  })
}
