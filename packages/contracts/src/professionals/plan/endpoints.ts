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
  summary: "What is left of the professional's free leads, and where the subscription stands.",
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
    "The same for several professionals, by id: one's own, or any for an admin. One id that is not the caller's to see answers 404.",
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
    "Starts what comes next: nothing while free leads remain, for they start with the account's approval; with paymentMethod 'mercadopago' and none left, the subscription; any other paymentMethod is refused then. Repeating it answers the same link.",
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
