import type { Tx } from '@oficio/db/client'
import type { Ctx } from '../../kernel/ctx'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import type { ProviderPayment } from '../../kernel/payment-provider'
import type { SyncSource } from '../../payments/ledger/write-payment'
import type { PaymentOwner } from '../../payments/ledger/payment-owner'
import { syncSubscriptionJobName } from '../job-names'
import { lockSubscription } from '../lock-subscription'
import { recompute } from '../standing/recompute'
import { writeChargePayment } from './write-charge-payment'

interface Found {
  found: ProviderPayment
  collectorId: string
  reference: string
  source: SyncSource
}

/**
 * Takes in a payment that refers to a subscription: one of its monthly charges. A charge that is not known yet, or not in
 * this state, is asked for by a job, since the provider is not to be waited for with rows locked.
 */
export async function takeInChargePayment(
  ctx: Ctx,
  tx: Tx,
  { reference, ...payment }: Found,
): Promise<PaymentOwner> {
  const subscription = await lockSubscription(tx, reference)
  if (!subscription) return { subject: 'unknown' }
  const { id } = subscription
  const { providerId, status } = await writeChargePayment(ctx, tx, subscription, payment)
  await recompute(ctx, tx, subscription)
  const charge = await tx.subscriptionCharge.findFirst({ where: { paymentProviderId: providerId } })
  if (charge?.paymentStatus !== status)
    await enqueueJob(tx, syncSubscriptionJobName, { subscriptionId: id }, { key: `sync-subscription:${id}` })
  return { subject: 'subscription', subscriptionId: id }
}
