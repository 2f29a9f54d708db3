import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { holdSubscriptionJob } from '../jobs'

type HoldState = Pick<Subscription, 'providerStatus' | 'heldAt' | 'isPausedByHold'>

/** Returns what the provider is to be told of a hold, if anything. */
export function wantedOf({ providerStatus, heldAt, isPausedByHold }: HoldState): 'pause' | 'resume' | null {
  if (heldAt) return providerStatus === 'authorized' ? 'pause' : null
  return isPausedByHold ? 'resume' : null
}

/** Enqueues the job that makes the provider pause or resume what is held or no longer held, where that is to be done. */
export async function enqueueHold(tx: Tx, subscription: Subscription): Promise<void> {
  if (wantedOf(subscription)) await enqueueAsking(tx, subscription)
}

/** The same, whatever we know of it: what the provider has may be newer. */
export async function enqueueAsking(tx: Tx, subscription: Subscription): Promise<void> {
  const { id, providerId, cancelledAt, cancelReason } = subscription
  if (!providerId || cancelledAt || cancelReason) return
  await enqueueJob(tx, holdSubscriptionJob, { subscriptionId: id })
}
