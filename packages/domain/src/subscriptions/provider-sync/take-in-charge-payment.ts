import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { ProviderPayment } from '../../kernel/payment-provider'
import type { PaymentOwnerDefinition } from '../../payments/ledger/payment-owner'
import { syncSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { writeChargePayment } from './write-charge-payment'

/**
 * Takes in a payment of a monthly charge: it has the subscription's id as reference, or only names the provider's
 * subscription, since the provider does not always pass the reference on to the charges. A charge that is not known yet, or not in
 * this state, is asked for by a job, since the provider is not to be waited for with rows locked.
 */
export const takeInChargePayment: PaymentOwnerDefinition['takeIn'] = async (
  ctx,
  { reference, ...payment },
) => {
  const subscription = await lockChargedSubscription(ctx.db, reference, payment.payment)
  if (!subscription) return null
  const { id } = subscription
  const { providerId, status } = await writeChargePayment(ctx, subscription, payment)
  await recompute(ctx, subscription)
  const charge = await ctx.db.subscriptionCharge.findFirst({ where: { paymentProviderId: providerId } })
  if (charge?.paymentStatus !== status) await enqueueJob(ctx.db, syncSubscriptionJob, { subscriptionId: id })
  return id
}

async function lockChargedSubscription(
  tx: Tx,
  reference: string | null,
  { subscriptionId: providerId }: ProviderPayment,
): Promise<Subscription | null> {
  if (reference !== null) return lockSubscription(tx, reference)
  if (providerId === null) return null
  const row = await tx.subscription.findUnique({ where: { providerId }, select: { id: true } })
  return row && lockSubscription(tx, row.id)
}
