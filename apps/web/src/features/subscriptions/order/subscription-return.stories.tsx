import type { Meta, Story } from '@/lib/story'
import { SubscriptionReturn } from './subscription-return'

export default {
  component: SubscriptionReturn,
  title: 'subscriptions/order/SubscriptionReturn',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type SubscriptionReturnStory = Story<typeof SubscriptionReturn>

const back = {
  payerEmail: 'ramon@correo.example',
  activeText: 'Ya podés ver los datos de contacto.',
  failedText: 'Mercado Pago no pudo hacer el primer cobro.',
  backPath: '/professional/payments',
  children: <p>Plan de 2 rubros, $ 24.000 por mes.</p>,
}

export const Active: SubscriptionReturnStory = { args: { ...back, status: 'active' } }
export const Pending: SubscriptionReturnStory = { args: { ...back, status: 'pending' } }
export const Cancelled: SubscriptionReturnStory = { args: { ...back, status: 'cancelled' } }
export const ChargeFailed: SubscriptionReturnStory = { args: { ...back, status: 'past_due' } }
export const NothingOrdered: SubscriptionReturnStory = { args: { ...back, status: 'none' } }
