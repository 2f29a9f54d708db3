import { z } from 'zod'
import { id, timestamp } from '../../fields'
import { subscriptionStandings } from '../../subscriptions/endpoints'
import { commonParts } from './intent'

const charge = z.object({
  id,
  providerId: z.string(),
  /** The status: 'scheduled', 'processed', 'retrying', 'cancelled' or 'unknown'. */
  status: z.string(),
  paymentStatus: z.string().nullable(),
  paymentProviderId: z.string().nullable(),
  amountArs: z.number(),
  debitAt: timestamp,
  retryAttempt: z.number(),
  nextRetryAt: timestamp.nullable(),
  /** The end of the period that this charge pays for; null while it pays for nothing. */
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
    /** The amount per charge that the provider last reported. */
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
    /** Whether it continues. Also false while its cancellation is being sent to the provider. */
    isLive: z.boolean(),
    /** Charges and events are both ordered newest first. */
    charges: z.array(charge),
    events: z.array(event),
    ...commonParts,
  })
  .meta({ id: 'AdminSubscription' })
export type AdminSubscription = z.infer<typeof adminSubscription>
