import { z } from 'zod'
import { defineEndpoint } from '../../endpoint'
import { id, identifier, timestamp } from '../../fields'
import {
  orderFields,
  payerRefusals,
  providerRefusals,
  subscriptionLink,
  subscriptionStatus,
  subscriptionsTag as tag,
} from '../../subscriptions/endpoints'

/** The remaining free leads and the standing of the subscription (docs/product.md, 'Trial' and 'Standing'). */
export const trialStatus = z
  .object({
    /** Whether the next lead is opened with a free lead. */
    isTrial: z.boolean(),
    remainingRequests: z.number(),
    totalRequests: z.number(),
    /** When the last free lead was used. Null while some are left. */
    trialEndDate: timestamp.nullable(),
    ...subscriptionStatus.shape,
    rubroCount: z.number(),
  })
  .meta({ id: 'TrialStatus' })
export type TrialStatus = z.infer<typeof trialStatus>

export const getTrialStatusEndpoint = defineEndpoint({
  name: 'getTrialStatus',
  summary: "Returns the professional's remaining free leads and the status of the subscription.",
  tag,
  method: 'GET',
  path: '/subscriptions/trial-status',
  access: ['professional'],
  response: trialStatus,
  limit: 'payment',
})

export const batchSubscriptionStatusEndpoint = defineEndpoint({
  name: 'batchSubscriptionStatus',
  summary:
    'Returns what trial-status returns, for several professionals by id. A professional may name only their own id, an admin any. If the caller may not see one of the ids, the call answers 404.',
  tag,
  method: 'POST',
  createsNothing: 'reads',
  path: '/subscriptions/batch-status',
  access: ['professional', 'admin'],
  body: z.object({ professionalIds: z.array(id).min(1).max(100) }),
  response: z.object({ data: z.record(id, trialStatus) }),
  errors: ['not_found'],
})

export const startTrialEndpoint = defineEndpoint({
  name: 'startTrial',
  summary:
    "Starts the next step of the plan. It starts nothing while free leads remain or a subscription is active; free leads begin with the approval of the account. Otherwise it starts the subscription, which requires the paymentMethod 'mercadopago'. Repeating it returns the same link.",
  tag,
  method: 'POST',
  path: '/subscriptions/start-trial',
  access: ['professional'],
  body: z.object({
    paymentMethod: identifier()
      .max(40)
      .optional()
      .meta({ override: { enum: ['mercadopago'] } }),
    ...orderFields,
  }),
  response: subscriptionLink,
  limit: 'payment',
  errors: [
    'payment_method_unknown',
    'not_approved',
    'account_suspended',
    'payment_held',
    'price_changed',
    'subscription_busy',
    ...providerRefusals,
    ...payerRefusals,
  ],
})
