import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, timestamp } from '../fields'
import { callerFields, checkoutAnswer } from '../payments/endpoints'
import { serviceRequestForm } from './form'
import { runningOffer } from './running-offer'
import { urgencyFeeKind } from './urgency-fee'

/** The request that the fee paid for: the `subject` of the payment. The subject is null until the request is filed. */
export const paidRequest = z.object({
  requestId: id,
  /** Null for callers who are not the request's client. */
  trackingUrl: z.string().nullable(),
  /** The request as its client reads it right after filing. Null for a caller who has only the link. */
  filed: z
    .object({
      email: z.string(),
      isConfirmed: z.boolean(),
      expiresAt: timestamp,
      /** The deadline for contact of a running urgency promise. Null without one. */
      urgentDueAt: timestamp.nullable(),
      /**
       * The running first offer, visible to the client: the professional who alone may take the request for now. Null
       * without one.
       */
      firstOffer: runningOffer.nullable(),
    })
    .nullable(),
})
export type PaidRequest = z.infer<typeof paidRequest>

export const createAnonymousPaymentEndpoint = defineEndpoint({
  name: 'createAnonymousPayment',
  summary:
    'Starts the payment of the urgency fee. The form is stored, and filed once the payment is approved. Sending the same form again returns the same payment page.',
  tag: 'Pagos',
  method: 'POST',
  path: '/payments/create-anonymous',
  access: 'anyone',
  body: z.object({
    ...callerFields,
    metadata: z.object({ type: z.literal(urgencyFeeKind), form_data: serviceRequestForm.optional() }),
  }),
  response: checkoutAnswer,
  status: 201,
  limit: 'checkout',
  needsDevice: true,
  errors: [
    'price_changed',
    'urgent_closed',
    'already_filed',
    'payment_in_review',
    'payment_held',
    'too_many_live_requests',
    'too_many_filings',
    'photo_not_yours',
    'provider_away',
    'provider_refused',
    'provider_denied',
  ],
})
