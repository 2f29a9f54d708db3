import type { Payment, Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import type { FoundPayment } from '../../payments/ledger/payment-owner'
import { writePayment } from '../../payments/ledger/write-payment'
import { isAskedAmount } from '../asked-amounts'

/**
 * Writes the payment of a monthly charge into the ledger. It must be of the charge's amount where that is known, and of
 * one that we asked for in any case: the amount changes with units and prices, and a charge may be of the one before.
 * The caller holds the subscription's lock.
 */
export async function writeChargePayment(
  ctx: TxCtx,
  subscription: Subscription,
  { payment, collectorId, source }: Omit<FoundPayment, 'reference'>,
): Promise<Payment> {
  const charge = await ctx.db.subscriptionCharge.findFirst({ where: { paymentProviderId: payment.id } })
  const amount = charge?.amountCentavos ?? payment.amountCentavos
  const isAsked = await isAskedAmount(ctx.db, subscription, amount)
  return writePayment(ctx, payment, {
    source,
    collectorId,
    expectedCentavos: isAsked ? amount : subscription.amountCentavos,
    payerId: subscription.userId,
    owner: { subscriptionId: subscription.id },
  })
}
