import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id, identifier } from '../fields'
import { nextCursor, ownListQuery } from '../kernel/lists/own-list'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
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
    type: kindWord.optional().describe('Kind of payment: verification, urgency_fee or ad_booking.'),
    subjectId: id
      .optional()
      .describe('Id of what is paid for: with urgency_fee a request, with ad_booking a booking.'),
    serviceRequestId: id
      .optional()
      .describe(
        'Older name of subjectId: the id of a request. Starts the payment of the urgency fee even without a type.',
      ),
  })
  .describe(
    'verification: the type is enough, because it is about the account of the caller. urgency_fee: also needs the id of a pending request of the caller, as subjectId or serviceRequestId. ad_booking: also needs the id of a booking of the caller.',
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
    'Starts a payment for something that the caller already has. metadata.type is the kind of payment, and metadata.subjectId is what it is for.',
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
    'Asks the provider for the state of a payment. Only the payer can see the payment; other callers get 404.',
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
  summary: 'Returns a payment of the caller, by our id or by the id of the provider.',
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
    'Lists the one-time payments of the account, newest first, in their last known state. Monthly charges are in the status of each subscription.',
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
    'Returns the state of a payment when the payer comes back from the provider, by any of the ids in the return address.',
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

/**
 * Notifications of every provider, so that a former one can still report on its payments. A gateway that reads further
 * headers or parameters adds them here.
 */
export const receiveNotificationEndpoint = defineEndpoint({
  name: 'receiveProviderNotification',
  summary:
    'Receives notifications of the payment provider. Accepts only signed ones. A repeated notification is answered and has no effect.',
  tag,
  method: 'POST',
  createsNothing: 'provider',
  path: '/webhooks/{provider}',
  access: 'anyone',
  params: z.object({ provider: z.string().max(40) }),
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
  // The signature does not cover the body.
  ignoresBody: true,
  response: z.object({ received: z.literal(true) }),
  limit: 'notification',
  errors: ['notification_refused'],
})

/** Returns the path to which a provider sends its notifications. */
export const notificationPath = (provider: string): string =>
  `/api${receiveNotificationEndpoint.path.replace('{provider}', provider)}`
