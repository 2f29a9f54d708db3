import { verifyReturnEndpoint } from '@oficio/contracts/payments/endpoints'
import type { PaymentView } from '@oficio/contracts/payments/shapes'
import { answer, type Meta, refusal, type Story } from '@/lib/story'
import { PaymentStatus } from './payment-status'
import { samplePayment } from './samples'

export default {
  component: PaymentStatus,
  title: 'payments/PaymentStatus',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type PaymentStatusStory = Story<typeof PaymentStatus>

const page = {
  paymentKey: { paymentId: samplePayment.paymentId ?? '' },
  supportEmail: 'soporte@oficio.example',
}

const answersWith = (changes: Partial<PaymentView>) => ({
  answers: [
    answer(verifyReturnEndpoint, {
      payment: { ...samplePayment, ...changes },
    }),
  ],
})

export const Loading: PaymentStatusStory = { args: page }
export const Approved: PaymentStatusStory = { args: page, parameters: answersWith({}) }
export const UnderReview: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'under_review',
    intentStatus: 'open',
    status: 'in_review',
    approvedAt: null,
    outcome: 'pending',
  }),
}
export const Declined: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'declined',
    intentStatus: 'open',
    statusText: 'La tarjeta no tiene fondos suficientes.',
    approvedAt: null,
    outcome: 'failure',
    checkoutUrl: 'https://www.mercadopago.com.ar/checkout',
  }),
}
export const DeclinedBesideAnotherPayment: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'declined',
    statusText: 'La tarjeta no tiene fondos suficientes.',
    approvedAt: null,
    otherPayment: { paymentId: '81234567999', state: 'done', approvedAt: samplePayment.approvedAt },
  }),
}
export const NeverTried: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'unpaid',
    intentStatus: 'open',
    paymentId: null,
    charged: null,
    approvedAt: null,
  }),
}
export const Expired: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'expired',
    intentStatus: 'expired',
    paymentId: null,
    charged: null,
    approvedAt: null,
  }),
}
export const NothingLeftToPay: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'unpaid',
    paymentId: null,
    charged: null,
    approvedAt: null,
    says: { ...samplePayment.says, over: 'La solicitud ya se cerró.' },
  }),
}
export const WrongAmount: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'not_accepted',
    charged: { amount: 450, currency: 'ARS', fault: 'amount' },
  }),
}
export const OtherAccount: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'not_accepted',
    charged: { amount: 4500, currency: 'ARS', fault: 'collector' },
  }),
}
export const MoneyReturned: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'returned',
    intentStatus: 'returned',
    refundState: 'done',
    refundedAt: samplePayment.approvedAt,
    refundText: 'Nadie te contactó dentro del plazo.',
  }),
}
export const ReturnDisputed: PaymentStatusStory = {
  args: page,
  parameters: answersWith({
    state: 'returned',
    intentStatus: 'returned',
    refundState: 'disputed',
    refundText: 'Desconociste el pago en tu banco.',
  }),
}
export const Unknown: PaymentStatusStory = {
  args: page,
  parameters: {
    answers: [refusal(verifyReturnEndpoint, 'payment_not_found', 'No encontramos ese pago.', 404)],
  },
}
export const ProviderAway: PaymentStatusStory = {
  args: page,
  parameters: { answers: [refusal(verifyReturnEndpoint, 'provider_away', 'Mercado Pago no responde.', 503)] },
}
