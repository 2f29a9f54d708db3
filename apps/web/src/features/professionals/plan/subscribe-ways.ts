import { startTrialEndpoint } from '@oficio/contracts/professionals/plan/endpoints'
import type { SubscribeWay } from '@oficio/contracts/professionals/plan/page'
import {
  createSubscriptionEndpoint,
  reactivateSubscriptionEndpoint,
  type SubscriptionLink,
} from '@oficio/contracts/subscriptions/endpoints'
import { callApi } from '@/lib/api/api-client'

/** The payer, and the monthly price that they were shown. */
interface Order {
  payerEmail: string
  monthlyPriceArs: number
}

/** Starts the subscription and returns the address at the provider. */
export const subscribeBy: Record<SubscribeWay, (order: Order) => Promise<SubscriptionLink>> = {
  subscribe: (order) => callApi(createSubscriptionEndpoint, { body: { ...order, acceptTerms: true } }),
  afterTrial: (order) => callApi(startTrialEndpoint, { body: { ...order, paymentMethod: 'mercadopago' } }),
  again: (order) => callApi(reactivateSubscriptionEndpoint, { body: order }),
}

/** The texts for internal errors. Null if the error's own text is used. */
export const unforeseenTexts: Record<SubscribeWay, string | null> = {
  subscribe: null,
  afterTrial: 'Error al iniciar el período de prueba',
  again: null,
}
