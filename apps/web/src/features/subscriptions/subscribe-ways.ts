import {
  createSubscriptionEndpoint,
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
  startTrialEndpoint,
} from '@oficio/contracts/subscriptions'
import { callApi } from '@/lib/api-client'
import type { PlanView } from './plan-view'

/** By which call somebody subscribes. */
export type SubscribeWay = 'subscribe' | 'afterTrial' | 'again'

/** Each answers where the payer goes on. */
export const subscribeBy: Record<SubscribeWay, (payerEmail: string) => Promise<SubscriptionLink>> = {
  subscribe: (payerEmail) => callApi(createSubscriptionEndpoint, { body: { payerEmail, acceptTerms: true } }),
  afterTrial: (payerEmail) =>
    callApi(startTrialEndpoint, { body: { paymentMethod: 'mercadopago', payerEmail } }),
  again: (payerEmail) => callApi(reactivateSubscriptionEndpoint, { body: { payerEmail } }),
}

/** What to say of failures that nobody foresaw (spec section 8, 'Trial'); null: the error's own text. */
export const unforeseenTexts: Record<SubscribeWay, string | null> = {
  subscribe: null,
  afterTrial: 'Error al iniciar el período de prueba',
  again: null,
}

/** Returns by which call a plan is subscribed. */
export function wayOf({ status, freeLeads }: PlanView): SubscribeWay {
  if (status === 'suspended' || status === 'cancelled') return 'again'
  return freeLeads.left > 0 ? 'subscribe' : 'afterTrial'
}
