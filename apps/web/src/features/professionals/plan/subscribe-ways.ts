import {
  createSubscriptionEndpoint,
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
  startTrialEndpoint,
} from '@oficio/contracts/subscriptions/endpoints'
import { callApi } from '@/lib/api/api-client'
import type { PlanView } from './plan-view'

/** By which call somebody subscribes. */
export type SubscribeWay = 'subscribe' | 'afterTrial' | 'again'

/** Who pays, and the monthly price that they were shown. */
interface Order {
  payerEmail: string
  monthlyPriceArs: number
}

/** Each answers where the payer goes on. */
export const subscribeBy: Record<SubscribeWay, (order: Order) => Promise<SubscriptionLink>> = {
  subscribe: (order) => callApi(createSubscriptionEndpoint, { body: { ...order, acceptTerms: true } }),
  afterTrial: (order) => callApi(startTrialEndpoint, { body: { ...order, paymentMethod: 'mercadopago' } }),
  again: (order) => callApi(reactivateSubscriptionEndpoint, { body: order }),
}

/** What to say of failures that nobody foresaw; null: the error's own text. */
export const unforeseenTexts: Record<SubscribeWay, string | null> = {
  subscribe: null,
  afterTrial: 'Error al iniciar el período de prueba',
  again: null,
}

/** Whether beside a cancelled subscription that still works a newer one is to be finished at the provider. */
export const isRenewing = ({ isOver, hasAccess, isHeld, hasHeldCharge, providerUrl }: PlanView): boolean =>
  isOver && hasAccess && !isHeld && !hasHeldCharge && providerUrl !== null

/** Whether a form to subscribe stands on the page: while money waits for a person it would only lead to `payment_held`. */
export const isOffered = ({ hasHeldCharge }: PlanView): boolean => !hasHeldCharge

/** Returns by which call a plan is subscribed. */
export function wayOf({ status, freeLeads }: PlanView): SubscribeWay {
  if (status === 'suspended' || status === 'cancelled') return 'again'
  return freeLeads.left > 0 ? 'subscribe' : 'afterTrial'
}
