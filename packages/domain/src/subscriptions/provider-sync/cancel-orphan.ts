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
 * Cancels an orphan: a provider's subscription with our reference that does not belong to the row, after an interrupted
 * creation or a given-up row. Refunds everything it charged. Throws the port's errors.
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
  // Unreadable charges are recorded for an admin, because their amounts are unknown.
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
