import type { Payment, Subscription } from '@oficio/db/generated/client'
import type { TxCtx } from '../../kernel/ctx'
import type { FoundPayment } from '../../payments/ledger/payment-owner'
import { writePayment } from '../../payments/ledger/write-payment'
import { isRequestedAmount } from '../requested-amounts'

/**
 * Stores the payment of a monthly charge in the ledger. Its amount must match the charge if that is known, and must
 * always be an amount that we requested. Units and prices change, and a charge may use the previous amount. The caller
 * holds the subscription's lock.
 */
export async function writeChargePayment(
  ctx: TxCtx,
  subscription: Subscription,
  { payment, collectorId, source }: Omit<FoundPayment, 'reference'>,
): Promise<Payment> {
  const charge = await ctx.db.subscriptionCharge.findFirst({
    where: { provider: ctx.payments.name, paymentProviderId: payment.id },
  })
  const amount = charge?.amountCentavos ?? payment.amountCentavos
  const isAsked = await isRequestedAmount(ctx.db, subscription, amount)
  return writePayment(ctx, payment, {
    source,
    collectorId,
    expectedCentavos: isAsked ? amount : subscription.amountCentavos,
    payerId: subscription.userId,
    owner: { subscriptionId: subscription.id },
  })
}
