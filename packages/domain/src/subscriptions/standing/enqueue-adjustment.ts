import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { adjustSubscriptionJob } from '../jobs'

/** Enqueues the job that sets our amount at the provider, if the amounts differ and the provider accepts changes. */
export async function enqueueAdjustment(tx: Tx, subscription: Subscription): Promise<void> {
  const { id, providerStatus, providerAmountCentavos, amountCentavos } = subscription
  if (providerStatus !== 'authorized' || providerAmountCentavos === amountCentavos) return
  await enqueueJob(tx, adjustSubscriptionJob, { subscriptionId: id })
}
