import type { Meta, Story } from '@/lib/story'
import { PaymentFacts } from './payment-facts'
import { samplePayment } from './samples'

export default { component: PaymentFacts, title: 'payments/PaymentFacts' } satisfies Meta

type PaymentFactsStory = Story<typeof PaymentFacts>

export const Approved: PaymentFactsStory = { args: { payment: samplePayment } }
export const NotPaidYet: PaymentFactsStory = {
  args: { payment: { ...samplePayment, paymentId: null, approvedAt: null, charged: null } },
}
