import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job'

// Apart from what they do: reading a subscription enqueues what changes it, and whoever changed it has it read again.

const payload = z.object({ subscriptionId: z.uuid() })

const aboutSubscription = (name: string) =>
  defineJob({ name, payload, keyOf: ({ subscriptionId }) => `${name}:${subscriptionId}` })

/** Reads a subscription from the provider. */
export const syncSubscriptionJob = aboutSubscription('sync-subscription')
/** Makes the provider charge what we want. */
export const adjustSubscriptionJob = aboutSubscription('adjust-subscription')
/** Makes the provider pause or resume what is held or no longer held. */
export const holdSubscriptionJob = aboutSubscription('hold-subscription')
/** Tells the provider that a subscription ends. */
export const cancelSubscriptionJob = aboutSubscription('cancel-subscription')
