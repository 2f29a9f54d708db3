import { z } from 'zod'
import { defineJob } from '../kernel/jobs/define-job'

// The jobs are defined apart from their handlers to avoid an import cycle: a sync enqueues changes, and each change
// enqueues a sync.

const payload = z.object({ subscriptionId: z.uuid() })

const aboutSubscription = (name: string, label: string) =>
  defineJob({ name, label, payload, keyOf: ({ subscriptionId }) => `${name}:${subscriptionId}` })

/** Syncs a subscription from the provider. */
export const syncSubscriptionJob = aboutSubscription('sync-subscription', 'Consultar una suscripción')
/** Makes the provider charge our amount. */
export const adjustSubscriptionJob = aboutSubscription(
  'adjust-subscription',
  'Cambiar el importe de una suscripción',
)
/** Makes the provider pause a held subscription, or resume a released one. */
export const holdSubscriptionJob = aboutSubscription('hold-subscription', 'Pausar o reanudar una suscripción')
/** Cancels a subscription at the provider after the end was decided here. */
export const cancelSubscriptionJob = aboutSubscription('cancel-subscription', 'Cancelar una suscripción')
