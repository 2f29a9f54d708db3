import type { Meta, Story } from '@/lib/story'
import { ReturnedPayment } from './returned-payment'
import { samplePayment } from './samples'

export default {
  component: ReturnedPayment,
  title: 'payments/ReturnedPayment',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ReturnedPaymentStory = Story<typeof ReturnedPayment>

export const RefundAsked: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'asked' }, actions: null },
}
export const RefundDone: ReturnedPaymentStory = {
  args: {
    payment: { ...samplePayment, refundState: 'done', refundText: 'Nadie te contactó dentro del plazo.' },
    actions: null,
  },
}
export const RefundHeld: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'held' }, actions: null },
}
export const RefundDisputed: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'disputed' }, actions: null },
}
