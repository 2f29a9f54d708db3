import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import { samplePayment } from '@/features/payments/samples'
import { answer, type Meta, refusal, type Story } from '@/lib/story'
import { UrgentReturn } from './urgent-return'

export default {
  component: UrgentReturn,
  title: 'service-requests/urgency/UrgentReturn',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type UrgentReturnStory = Story<typeof UrgentReturn>

const page = {
  paymentKey: { paymentId: '81234567890' },
  isRemembered: false,
  supportEmail: 'soporte@oficio.example',
  isInReview: false,
  onPayment: () => undefined,
  onOutcome: () => undefined,
}

export const Checking: UrgentReturnStory = { args: page }
export const UnderReview: UrgentReturnStory = {
  args: { ...page, isInReview: true },
  parameters: {
    answers: [
      answer(verifyReturnEndpoint, {
        payment: { ...samplePayment, state: 'under_review', approvedAt: null },
      }),
    ],
  },
}
export const Declined: UrgentReturnStory = {
  args: page,
  parameters: {
    answers: [
      answer(verifyReturnEndpoint, {
        payment: {
          ...samplePayment,
          state: 'declined',
          approvedAt: null,
          statusText: 'La tarjeta no tiene fondos suficientes.',
          checkoutUrl: 'https://www.mercadopago.com.ar/checkout',
        },
      }),
    ],
  },
}
export const MoneyReturned: UrgentReturnStory = {
  args: page,
  parameters: {
    answers: [
      answer(verifyReturnEndpoint, { payment: { ...samplePayment, state: 'returned', refundState: 'done' } }),
    ],
  },
}
export const ProviderAway: UrgentReturnStory = {
  args: page,
  parameters: { answers: [refusal(verifyReturnEndpoint, 'provider_away', 'Mercado Pago no responde.', 503)] },
}
