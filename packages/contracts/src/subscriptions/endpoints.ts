import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { email, id, identifier, timestamp } from '../fields'

/** Where a subscription stands (docs/product.md, 'Standing'). */
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

/** What became of a monthly charge. */
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

/** Where a subscription stands, of whatever kind (docs/product.md, 'Standing'). */
export const subscriptionStatus = z
  .object({
    status: z.enum(subscriptionStandings),
    /** The state in a sentence. */
    message: z.string(),
    /** The provider has a subscription that its payer authorised. */
    hasPaymentMethod: z.boolean(),
    /** Where to authorise it, or to see to a charge that failed; null when there is nothing to do there. */
    preapprovalUrl: z.string().nullable(),
    /** What the next charge takes, or would take. */
    monthlyPriceArs: z.number(),
    nextChargeAt: timestamp.nullable(),
    paidUntil: timestamp.nullable(),
  })
  .meta({ id: 'SubscriptionStatus' })
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

/** The same with what its kind says beside: of a professional's plan, all of TrialStatus. */
const ownStatus = z.looseObject(subscriptionStatus.shape).meta({ id: 'OwnSubscriptionStatus' })

/** Where the browser goes on, if anywhere. */
export const subscriptionLink = z
  .object({ requiresRedirect: z.boolean(), redirectUrl: z.string().nullable() })
  .meta({ id: 'SubscriptionLink' })
export type SubscriptionLink = z.infer<typeof subscriptionLink>

export const subscriptionsTag = 'Suscripciones'
const tag = subscriptionsTag
/** Any account comes in: which roles have a subscription, and whose it is, is said by its kind. */
const access = 'account'
/** Kind of the subscription; by default the usual kind of the caller's role. */
const subjectType = identifier().min(1).max(40).optional()
/** Which of them, where an account may have several: of businesses its id. */
const subjectId = id.optional()
/** What every call about one's own subscription may say. */
const own = { subjectType, subjectId }
/** By whose Mercado Pago account a subscription is paid. Mercado Pago keeps it for as long as the subscription lives. */
export const payerEmail = email.optional().meta({
  description:
    'The mail of the Mercado Pago account that will pay. It must match the mail of that account exactly: otherwise Mercado Pago refuses the subscription (payer_mail_refused) or its first charge. When left out: the mail given last for this subscription, or without one the mail of the account.',
})
export const orderFields = {
  payerEmail,
  /** What the caller was shown; another price than that is refused. */
  monthlyPriceArs: z.number().optional(),
}
export const providerRefusals = ['provider_away', 'provider_refused', 'provider_denied'] as const
/** Why Mercado Pago makes no subscription for this payer, where it says why. */
export const payerRefusals = [
  'payer_mail_refused',
  'payer_is_collector',
  'payer_account_mixed',
  'payer_country_differs',
  'payment_setup_wrong',
] as const

/** Errors of a first or later subscription. */
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
    "Where the caller's subscription stands, with what its kind says beside: of a professional the same as trial-status.",
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
    'Subscribes, also while free leads remain. Answers where to authorise the monthly charge; repeating it answers the same link.',
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
    'Cancels the subscription: nothing more is charged, and it works until the paid month ends. Answers where it stands then.',
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
    'Resumes a paused subscription, leads to where a failed charge is seen to, or starts a new one where the old one has ended.',
  tag,
  method: 'POST',
  path: '/subscriptions/reactivate',
  access,
  body: z.object({ ...own, ...orderFields }),
  response: subscriptionLink,
  limit: 'payment',
  errors: subscribing,
})
