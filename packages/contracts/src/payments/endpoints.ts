import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, identifier } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { paymentView } from './shapes'

const tag = 'Pagos'
/** Ids as the provider and we make them; a text with other signs is no id of anybody's. */
const tokenText = identifier().regex(/^[\w-]{1,100}$/)

const kindWord = z.string().regex(/^[a-z_]{1,40}$/)

/** In the address of a return; what cannot be an id counts as none, since one of the others may still say which payment. */
const returnedId = tokenText.optional().catch(undefined)
/** The provider numbers payments; anything else would be another address of the provider's. */
const returnedPaymentId = identifier()
  .regex(/^\d{1,20}$/)
  .optional()
  .catch(undefined)

/** Where the payer comes back to; counts only when it is a path of this site. */
const returnUrl = z.string().max(500).optional()

/** What a caller may say about the payment. Amount and currency are the site's: others than its own are refused. */
export const callerFields = {
  concept: plainText('line').max(limits.titleMax).optional(),
  description: plainText('lines').max(limits.descriptionMax).optional(),
  amount: z.number().positive().max(10_000_000).optional(),
  currency: z.literal('ARS').optional(),
  return_url: returnUrl,
}

export const checkoutAnswer = z
  .object({
    /** The intent, by which the payment is asked for later. */
    id,
    /** Where the browser goes to pay. */
    init_point: z.string(),
  })
  .meta({ id: 'Checkout' })

/** Payments know no other noun, so the word of a request's fee stands here for callers older than the kinds alone. */
const requestFeeKind = 'urgency_fee'

const startedPayment = z
  .object({
    type: kindWord
      .optional()
      .describe('The word of a kind of payment: verification, urgency_fee, ad_booking.'),
    subjectId: id
      .optional()
      .describe('What it is for: with urgency_fee the id of a request, with ad_booking that of a booking.'),
    serviceRequestId: id
      .optional()
      .describe('Older name of the subject: the id of a request, whose fee it starts also without a type.'),
  })
  .describe(
    "verification: the type alone, the account is the caller's. urgency_fee: the id of a pending request of one's own, as subjectId or serviceRequestId. ad_booking: the id of one's own booking.",
  )

/** Returns the word of the kind that a call means, and what it is for. */
export function subjectOf({ type, subjectId, serviceRequestId }: z.infer<typeof startedPayment>): {
  type: string | undefined
  subjectId: string | undefined
} {
  // Such callers start it by the id of the request alone.
  const isFee = serviceRequestId !== undefined && (type === undefined || type === requestFeeKind)
  return isFee ? { type: requestFeeKind, subjectId: serviceRequestId } : { type, subjectId }
}

export const createPaymentEndpoint = defineEndpoint({
  name: 'createPayment',
  summary:
    "Starts a payment for something of one's own that exists already. metadata.type says what kind of payment, and an id beside it what it is for.",
  tag,
  method: 'POST',
  path: '/payments/create',
  access: 'anyone',
  body: z.object({
    ...callerFields,
    metadata: startedPayment,
  }),
  response: checkoutAnswer,
  status: 201,
  limit: 'checkout',
  needsDevice: true,
  // For readers of the API: also what the kinds of today refuse.
  errors: [
    'price_changed',
    'urgent_closed',
    'request_not_found',
    'already_urgent',
    'urgency_over',
    'payment_in_review',
    'payment_held',
    'transition_not_allowed',
    'nothing_to_pay',
    'ad_booking_not_found',
    'ad_hold_over',
    'provider_away',
    'provider_refused',
    'provider_denied',
  ],
})

export const verifyPaymentEndpoint = defineEndpoint({
  name: 'verifyPayment',
  summary:
    'Asks the provider what became of a payment. Only whoever made it is told; to others it does not exist.',
  tag,
  method: 'GET',
  path: '/payments/verify/{paymentId}',
  access: 'anyone',
  params: z.object({ paymentId: tokenText }),
  response: z.object({
    verified: z.boolean(),
    metadata: z.object({ type: z.string() }),
    payment: paymentView,
  }),
  limit: 'payment',
  errors: ['payment_not_found', 'provider_away', 'provider_refused', 'provider_denied'],
})

export const getPaymentEndpoint = defineEndpoint({
  name: 'getPayment',
  summary: "A payment of one's own, by the id that its creation answered or by the provider's.",
  tag,
  method: 'GET',
  path: '/payments/{id}',
  access: 'anyone',
  params: z.object({ id: tokenText }),
  response: paymentView,
  limit: 'payment',
  errors: ['payment_not_found'],
})

export const listOwnPaymentsEndpoint = defineEndpoint({
  name: 'listOwnPayments',
  summary:
    "The account's own one-time payments, newest first, as they were last heard of; monthly charges are in the status of each subscription.",
  tag,
  method: 'GET',
  path: '/payments',
  access: 'account',
  query: ownListQuery,
  response: z.object({ payments: z.array(paymentView), nextCursor }),
})

export const verifyReturnEndpoint = defineEndpoint({
  name: 'verifyPaymentReturn',
  summary:
    'What became of the payment from which the payer comes back, by any of the ids that the provider puts into the address.',
  tag,
  method: 'GET',
  path: '/auth/payments/verify',
  access: 'anyone',
  query: z.object({
    preference_id: returnedId,
    payment_id: returnedPaymentId,
    external_reference: returnedId,
  }),
  response: z.object({ payment: paymentView }),
  limit: 'payment',
  errors: ['payment_not_found', 'provider_away', 'provider_refused', 'provider_denied'],
})

/** Of a name that stands twice in an address the first one counts; whether it is genuine, the signature tells. */
const firstOf = (max: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string().max(max)).optional()

// The signature does not cover the body.
export const receiveNotificationEndpoint = defineEndpoint({
  name: 'receiveMercadoPagoNotification',
  summary:
    'Mercado Pago tells that something changed. Only signed notifications are taken; a repeated one is answered and does nothing.',
  tag,
  method: 'POST',
  createsNothing: 'provider',
  path: '/webhooks/mercadopago',
  access: 'anyone',
  headers: z.object({
    'x-signature': z.string().max(500).optional(),
    'x-request-id': z.string().max(200).optional(),
  }),
  query: z.object({
    'data.id': firstOf(100),
    type: firstOf(60),
    topic: firstOf(60),
    id: firstOf(100),
  }),
  ignoresBody: true,
  response: z.object({ received: z.literal(true) }),
  limit: 'notification',
  errors: ['notification_refused'],
})
