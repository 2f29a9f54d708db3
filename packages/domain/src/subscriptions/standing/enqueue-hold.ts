import type { Tx } from '@oficio/db/client'
import type { Subscription } from '@oficio/db/generated/client'
import { enqueueJob } from '../../kernel/jobs/enqueue-job'
import { holdSubscriptionJob } from '../jobs'

type HoldState = Pick<Subscription, 'providerStatus' | 'heldAt' | 'isPausedByHold'>

/** Returns what a hold or its release requires of the provider; null for nothing. */
export function nextHoldAction({
  providerStatus,
  heldAt,
  isPausedByHold,
}: HoldState): 'pause' | 'resume' | null {
  if (heldAt) return providerStatus === 'authorized' ? 'pause' : null
  return isPausedByHold ? 'resume' : null
}

/**
 * Enqueues the job that pauses a held subscription or resumes a released one at the provider, if its stored state
 * requires it.
 */
export async function enqueueHold(tx: Tx, subscription: Subscription): Promise<void> {
  if (nextHoldAction(subscription)) await enqueueHoldCheck(tx, subscription)
}

/** Enqueues that job without checking our stored state, because the provider's state may be newer. */
export async function enqueueHoldCheck(tx: Tx, subscription: Subscription): Promise<void> {
  const { id, providerId, cancelledAt, cancelReason } = subscription
  if (!providerId || cancelledAt || cancelReason) return
  await enqueueJob(tx, holdSubscriptionJob, { subscriptionId: id })
}
