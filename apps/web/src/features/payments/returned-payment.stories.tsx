import type { Meta, Story } from '@/lib/story'
import { ReturnedPayment } from './returned-payment'
import { samplePayment } from './samples'

export default {
  component: ReturnedPayment,
  title: 'payments/ReturnedPayment',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ReturnedPaymentStory = Story<typeof ReturnedPayment>

export const Asked: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'asked' }, actions: null },
}
export const Done: ReturnedPaymentStory = {
  args: {
    payment: { ...samplePayment, refundState: 'done', refundText: 'Nadie te contactó dentro del plazo.' },
    actions: null,
  },
}
export const Held: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'held' }, actions: null },
}
export const Disputed: ReturnedPaymentStory = {
  args: { payment: { ...samplePayment, refundState: 'disputed' }, actions: null },
}
