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
 * Imports a payment of a monthly charge: its reference is the subscription's id, or it only names the provider's
 * subscription, because the provider does not always pass on the reference. An unknown or outdated charge is
 * requested by a job, because rows are locked here.
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
