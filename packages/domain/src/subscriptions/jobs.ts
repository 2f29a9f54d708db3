import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job'

// Separate from their handlers, because reading a subscription enqueues its changes, and each change enqueues a read.

const payload = z.object({ subscriptionId: z.uuid() })

const aboutSubscription = (name: string, label: string) =>
  defineJob({ name, label, payload, keyOf: ({ subscriptionId }) => `${name}:${subscriptionId}` })

/** Reads a subscription from the provider. */
export const syncSubscriptionJob = aboutSubscription('sync-subscription', 'Consultar una suscripción')
/** Makes the provider charge what we want. */
export const adjustSubscriptionJob = aboutSubscription(
  'adjust-subscription',
  'Cambiar el importe de una suscripción',
)
/** Makes the provider pause or resume what is held or no longer held. */
export const holdSubscriptionJob = aboutSubscription('hold-subscription', 'Pausar o reanudar una suscripción')
/** Tells the provider that a subscription ends. */
export const cancelSubscriptionJob = aboutSubscription('cancel-subscription', 'Cancelar una suscripción')
