import type { Meta, Story } from '@/lib/story'
import { PaymentResult } from './payment-result'
import { samplePayment } from './samples'

export default {
  component: PaymentResult,
  title: 'payments/PaymentResult',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type PaymentResultStory = Story<typeof PaymentResult>

export const Success: PaymentResultStory = {
  args: {
    look: 'success',
    title: 'Pago aprobado',
    children: <p>{samplePayment.says.done}</p>,
    payment: samplePayment,
    actions: null,
  },
}
export const Pending: PaymentResultStory = {
  args: {
    look: 'pending',
    title: 'Tu pago está en revisión',
    children: <p>Mercado Pago lo está revisando.</p>,
    payment: samplePayment,
    actions: null,
  },
}
export const Failure: PaymentResultStory = {
  args: {
    look: 'failure',
    title: 'No encontramos ese pago',
    children: <p>Se muestra solo a quien lo hizo.</p>,
    actions: null,
  },
}
export const MoneyReturned: PaymentResultStory = {
  args: {
    look: 'returned',
    title: 'Te devolvimos $ 4.500',
    children: <p>Nadie te contactó dentro del plazo.</p>,
    payment: samplePayment,
    actions: null,
  },
}
