import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { email, id, timestamp } from '../fields'

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

/** What is left of the free leads, and where the subscription stands (docs/product.md, 'Trial' and 'Standing'). */
export const trialStatus = z
  .object({
    /** Whether the free leads are what opens the next one. */
    isTrial: z.boolean(),
    remainingRequests: z.number(),
    totalRequests: z.number(),
    /** When the last free lead was used; null while there are some. */
    trialEndDate: timestamp.nullable(),
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
    rubroCount: z.number(),
  })
  .meta({ id: 'TrialStatus' })
export type TrialStatus = z.infer<typeof trialStatus>

/** Where the browser goes on, if anywhere. */
export const subscriptionLink = z
  .object({ requiresRedirect: z.boolean(), redirectUrl: z.string().nullable() })
  .meta({ id: 'SubscriptionLink' })
export type SubscriptionLink = z.infer<typeof subscriptionLink>

const tag = 'Suscripciones'
/** Of the account at the provider; the account's own address when it is left out. */
const payerEmail = email.optional()
/** What the caller was shown; another price than that is refused. */
const monthlyPriceArs = z.number().optional()
const provider = ['provider_away', 'provider_refused', 'provider_denied'] as const

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

export const getSubscriptionStatusEndpoint = defineEndpoint({
  ...getTrialStatusEndpoint,
  name: 'getSubscriptionStatus',
  path: '/subscriptions/status',
})

export const batchSubscriptionStatusEndpoint = defineEndpoint({
  name: 'batchSubscriptionStatus',
  summary:
    "The same for several professionals, by id: one's own, or any for an admin. One id that is not the caller's to see answers 404.",
  tag,
  method: 'POST',
  path: '/subscriptions/batch-status',
  access: ['professional', 'admin'],
  body: z.object({ professionalIds: z.array(id).min(1).max(100) }),
  response: z.object({ data: z.record(id, trialStatus) }),
  errors: ['not_found'],
})

export const startTrialEndpoint = defineEndpoint({
  name: 'startTrial',
  summary:
    "Starts what comes next: nothing while free leads remain, for they start with the account's approval; with paymentMethod 'mercadopago' and none left, the subscription. Repeating it answers the same link.",
  tag,
  method: 'POST',
  path: '/subscriptions/start-trial',
  access: ['professional'],
  body: z.object({ paymentMethod: z.string().trim().max(40).optional(), payerEmail, monthlyPriceArs }),
  response: subscriptionLink,
  limit: 'payment',
  errors: [
    'not_approved',
    'account_suspended',
    'payment_held',
    'price_changed',
    'subscription_busy',
    ...provider,
  ],
})

/** What may keep from subscribing, for the first time or anew. */
const subscribing = [
  'not_approved',
  'account_suspended',
  'already_subscribed',
  'payment_held',
  'price_changed',
  'subscription_busy',
  ...provider,
] as const

export const createSubscriptionEndpoint = defineEndpoint({
  name: 'createSubscription',
  summary:
    'Subscribes, also while free leads remain. Answers where to authorise the monthly charge; repeating it answers the same link.',
  tag,
  method: 'POST',
  path: '/subscriptions',
  access: ['professional'],
  body: z.object({ payerEmail, monthlyPriceArs, acceptTerms: z.literal(true).optional() }),
  response: subscriptionLink,
  status: 201,
  limit: 'payment',
  errors: subscribing,
})

export const cancelSubscriptionEndpoint = defineEndpoint({
  name: 'cancelSubscription',
  summary: 'Cancels the subscription: nothing more is charged, and it works until the paid month ends.',
  tag,
  method: 'POST',
  path: '/subscriptions/cancel',
  access: ['professional'],
  response: trialStatus,
  limit: 'payment',
  errors: ['nothing_to_cancel'],
})

export const reactivateSubscriptionEndpoint = defineEndpoint({
  name: 'reactivateSubscription',
  summary:
    'Resumes a paused subscription, leads to where a failed charge is seen to, or starts a new one where the old one has ended.',
  tag,
  method: 'POST',
  path: '/subscriptions/reactivate',
  access: ['professional'],
  body: z.object({ payerEmail, monthlyPriceArs }),
  response: subscriptionLink,
  limit: 'payment',
  errors: subscribing,
})
