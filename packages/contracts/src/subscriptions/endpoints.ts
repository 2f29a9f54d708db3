import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { email, id, identifier, timestamp } from '../fields'
import { providerName } from '../text/provider-name'

/** The standings of a subscription (docs/product.md, 'Standing'). */
export const subscriptionStandings = [
  'none',
  'pending',
  'active',
  'past_due',
  'suspended',
  'cancelled',
] as const
export type SubscriptionStanding = (typeof subscriptionStandings)[number]
export const subscriptionStandingTexts: Record<SubscriptionStanding, string> = {
  none: 'Sin suscripción',
  pending: 'Falta autorizarla',
  active: 'Activa',
  past_due: 'Con un cobro pendiente',
  suspended: 'Suspendida',
  cancelled: 'Cancelada',
}

/** The states of a monthly charge. */
export const chargeStates = ['scheduled', 'retrying', 'declined', 'in_review', 'paid', 'given_back'] as const
export type ChargeState = (typeof chargeStates)[number]
export const chargeStateTexts: Record<ChargeState, string> = {
  scheduled: 'Por cobrarse',
  retrying: 'Rechazado, se vuelve a intentar',
  declined: 'Rechazado',
  in_review: 'En revisión',
  paid: 'Pagado',
  given_back: 'Devuelto',
}

/** The standing of a subscription of any kind (docs/product.md, 'Standing'). */
export const subscriptionStatus = z
  .object({
    status: z.enum(subscriptionStandings),
    /** The standing in one sentence. */
    message: z.string(),
    /** Whether the provider has a subscription that its payer authorised. */
    hasPaymentMethod: z.boolean(),
    /** The address to authorise the subscription, or to fix a failed charge. Null if neither is needed. */
    preapprovalUrl: z.string().nullable(),
    /** The amount of the next charge, or of the first one if there is none yet. */
    monthlyPriceArs: z.number(),
    nextChargeAt: timestamp.nullable(),
    paidUntil: timestamp.nullable(),
  })
  .meta({ id: 'SubscriptionStatus' })
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

/** The standing plus the fields of its kind. For a professional's plan these are all fields of TrialStatus. */
const ownStatus = z.looseObject(subscriptionStatus.shape).meta({ id: 'OwnSubscriptionStatus' })

/** The address to which the browser must go on, if any. */
export const subscriptionLink = z
  .object({ requiresRedirect: z.boolean(), redirectUrl: z.string().nullable() })
  .meta({ id: 'SubscriptionLink' })
export type SubscriptionLink = z.infer<typeof subscriptionLink>

export const subscriptionsTag = 'Suscripciones'
const tag = subscriptionsTag
/** Any account may call. Each kind of subscription checks the role and the owner. */
const access = 'account'
/** The kind of subscription. Defaults to the usual kind of the caller's role. */
const subjectType = identifier().min(1).max(40).optional()
/** The id of the subject, if an account may have several subscriptions. For businesses, the id of the business. */
const subjectId = id.optional()
/** The fields that every call about one's own subscription accepts. */
const own = { subjectType, subjectId }
/**
 * The mail of the Mercado Pago account that pays. Mercado Pago cannot change it during the life of the subscription.
 */
export const payerEmail = email.optional().meta({
  description: `Mail of the ${providerName} account that will pay. It must match that account exactly; otherwise ${providerName} refuses the subscription (payer_mail_refused) or its first charge. Defaults to the last mail given for this subscription, or else to the mail of the account.`,
})
export const orderFields = {
  payerEmail,
  /** The price that the caller was shown. Refused if the price is different now. */
  monthlyPriceArs: z.number().optional(),
}
export const providerRefusals = ['provider_away', 'provider_refused', 'provider_denied'] as const
/** The error codes for the reasons that Mercado Pago gives for refusing a payer. */
export const payerRefusals = [
  'payer_mail_refused',
  'payer_is_collector',
  'payer_account_mixed',
  'payer_country_differs',
  'payment_setup_wrong',
] as const

/** The errors of starting a subscription, the first or a later one. */
const subscribing = [
  'forbidden',
  'not_found',
  'business_not_found',
  'not_approved',
  'account_suspended',
  'business_closed',
  'business_paused',
  'business_incomplete',
  'already_subscribed',
  'payment_held',
  'price_changed',
  'subscription_busy',
  ...providerRefusals,
  ...payerRefusals,
] as const

export const getSubscriptionStatusEndpoint = defineEndpoint({
  name: 'getSubscriptionStatus',
  summary:
    "Returns the status of the caller's subscription, with the fields of its kind. For a professional it equals trial-status.",
  tag,
  method: 'GET',
  path: '/subscriptions/status',
  access,
  query: z.object(own),
  response: ownStatus,
  limit: 'payment',
  errors: ['forbidden', 'not_found', 'business_not_found'],
})

export const createSubscriptionEndpoint = defineEndpoint({
  name: 'createSubscription',
  summary:
    'Starts the subscription, even while free leads remain. Returns the link to authorise the monthly charge. Repeating it returns the same link.',
  tag,
  method: 'POST',
  path: '/subscriptions',
  access,
  body: z.object({ ...own, ...orderFields, acceptTerms: z.literal(true).optional() }),
  response: subscriptionLink,
  status: 201,
  limit: 'payment',
  errors: subscribing,
})

export const cancelSubscriptionEndpoint = defineEndpoint({
  name: 'cancelSubscription',
  summary:
    'Cancels the subscription. Nothing more is charged, and it stays active until the end of the paid month. Returns the resulting status.',
  tag,
  method: 'POST',
  path: '/subscriptions/cancel',
  access,
  body: z.object(own),
  response: ownStatus,
  limit: 'payment',
  errors: ['forbidden', 'not_found', 'business_not_found', 'nothing_to_cancel'],
})

export const reactivateSubscriptionEndpoint = defineEndpoint({
  name: 'reactivateSubscription',
  summary:
    'Resumes a paused subscription, returns the link for a charge that failed, or starts a new subscription if the old one has ended.',
  tag,
  method: 'POST',
  path: '/subscriptions/reactivate',
  access,
  body: z.object({ ...own, ...orderFields }),
  response: subscriptionLink,
  limit: 'payment',
  errors: subscribing,
})
