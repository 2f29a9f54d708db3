import { startTrialEndpoint } from '@oficio/contracts/professionals/plan/endpoints'
import type { SubscribeWay } from '@oficio/contracts/professionals/plan/page'
import {
  createSubscriptionEndpoint,
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
} from '@oficio/contracts/subscriptions/endpoints'
import { callApi } from '@/lib/api/api-client'

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
