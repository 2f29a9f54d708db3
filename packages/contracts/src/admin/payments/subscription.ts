import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { subscriptionStandings } from '../../subscriptions/endpoints'
import { commonParts } from './intent'

const charge = z.object({
  id,
  providerId: z.string(),
  /** 'scheduled', 'processed', 'retrying', 'cancelled' or 'unknown'. */
  status: z.string(),
  paymentStatus: z.string().nullable(),
  paymentProviderId: z.string().nullable(),
  amountArs: z.number(),
  debitAt: timestamp,
  retryAttempt: z.number(),
  nextRetryAt: timestamp.nullable(),
  /** Until when it pays; null while it does not. */
  paidUntil: timestamp.nullable(),
  /** The provider's answer, with secrets and personal data hidden. */
  raw: z.unknown(),
})
export type AdminCharge = z.infer<typeof charge>

const event = z.object({
  id,
  type: z.string(),
  fromStatus: z.string().nullable(),
  toStatus: z.string().nullable(),
  data: z.record(z.string(), z.unknown()),
  createdAt: timestamp,
})

export const adminSubscription = z
  .object({
    id,
    kindText: z.string(),
    status: z.enum(subscriptionStandings),
    amountArs: z.number(),
    unitPriceArs: z.number(),
    units: z.number(),
    /** What the provider was last seen to charge. */
    providerAmountArs: z.number().nullable(),
    nextUnitPriceArs: z.number().nullable(),
    nextUnitPriceFrom: timestamp.nullable(),
    providerId: z.string().nullable(),
    providerStatus: z.string().nullable(),
    createdAt: timestamp,
    authorizedAt: timestamp.nullable(),
    paidUntil: timestamp.nullable(),
    nextChargeAt: timestamp.nullable(),
    nextCheckAt: timestamp.nullable(),
    cancelledAt: timestamp.nullable(),
    cancelReason: z.string().nullable(),
    termsVersion: z.string(),
    /** Whether it goes on; false also while its end is on its way to the provider. */
    isLive: z.boolean(),
    /** Newest first, both. */
    charges: z.array(charge),
    events: z.array(event),
    ...commonParts,
  })
  .meta({ id: 'AdminSubscription' })
export type AdminSubscription = z.infer<typeof adminSubscription>
