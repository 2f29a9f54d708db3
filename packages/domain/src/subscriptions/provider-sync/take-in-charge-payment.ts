import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { PaymentOwnerDefinition } from '../../payments/ledger/payment-owner'
import { syncSubscriptionJob } from '../jobs'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { writeChargePayment } from './write-charge-payment'

/**
 * Takes in a payment that refers to a subscription: one of its monthly charges. A charge that is not known yet, or not in
 * this state, is asked for by a job, since the provider is not to be waited for with rows locked.
 */
export const takeInChargePayment: PaymentOwnerDefinition['takeIn'] = async (
  ctx,
  { reference, ...payment },
) => {
  const subscription = await lockSubscription(ctx.db, reference)
  if (!subscription) return null
  const { id } = subscription
  const { providerId, status } = await writeChargePayment(ctx, subscription, payment)
  await recompute(ctx, subscription)
  const charge = await ctx.db.subscriptionCharge.findFirst({ where: { paymentProviderId: providerId } })
  if (charge?.paymentStatus !== status) await enqueueJob(ctx.db, syncSubscriptionJob, { subscriptionId: id })
  return id
}
