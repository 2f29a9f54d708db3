import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, identifier } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { providerName } from '../text/provider-name'
import { paymentView } from './shapes'

const tag = 'Pagos'
/** An id made by the provider or by us. A text with other characters is not a valid id. */
const tokenText = identifier().regex(/^[\w-]{1,100}$/)

const kindWord = z.string().regex(/^[a-z_]{1,40}$/)

/**
 * An id in the return address. An invalid id counts as absent, because another parameter may still identify the
 * payment.
 */
const returnedId = tokenText.optional().catch(undefined)
/** The provider's payment ids are numbers. Any other text could lead to a different address of the provider's API. */
const returnedPaymentId = identifier()
  .regex(/^\d{1,20}$/)
  .optional()
  .catch(undefined)

/** The address to which the payer returns. Ignored unless it is a path of this site. */
const returnUrl = z.string().max(500).optional()

/**
 * The fields that a caller may send about the payment. The site sets amount and currency; different values are refused.
 */
export const callerFields = {
  concept: plainText('line').max(limits.titleMax).optional(),
  description: plainText('lines').max(limits.descriptionMax).optional(),
  amount: z.number().positive().max(10_000_000).optional(),
  currency: z.literal('ARS').optional(),
  return_url: returnUrl,
}

export const checkoutAnswer = z
  .object({
    /** The id of the intent. Later calls ask for the payment by this id. */
    id,
    /** The address that the browser opens to pay. */
    init_point: z.string(),
  })
  .meta({ id: 'Checkout' })

/**
 * The kind of a request's urgency fee. It is named here only for older callers, from before kinds existed; payments
 * otherwise know no other module.
 */
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

/** Returns the kind of payment that a call asks for, and the id of its subject. */
export function subjectOf({ type, subjectId, serviceRequestId }: z.infer<typeof startedPayment>): {
  type: string | undefined
  subjectId: string | undefined
} {
  // Older callers start the payment of the fee with only the id of the request.
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
  // Includes the errors of all current kinds, for readers of the API description.
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

/** If a parameter occurs twice in an address, the first one is used. The signature decides whether it is genuine. */
const firstOf = (max: number) =>
  z.preprocess((value) => (Array.isArray(value) ? value[0] : value), z.string().max(max)).optional()

// The signature does not cover the body.
export const receiveNotificationEndpoint = defineEndpoint({
  name: 'receiveMercadoPagoNotification',
  summary: `${providerName} tells that something changed. Only signed notifications are taken; a repeated one is answered and does nothing.`,
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
