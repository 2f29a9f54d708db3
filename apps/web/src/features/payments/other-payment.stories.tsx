import type { Meta, Story } from '@/lib/story'
import { OtherPayment } from './other-payment'
import { samplePayment } from './samples'

export default { component: OtherPayment, title: 'payments/OtherPayment' } satisfies Meta

type OtherPaymentStory = Story<typeof OtherPayment>

export const Approved: OtherPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      otherPayment: { paymentId: '81234567999', state: 'done', approvedAt: null },
    },
  },
}
export const UnderReview: OtherPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      otherPayment: { paymentId: '81234567999', state: 'under_review', approvedAt: null },
    },
  },
}
export const NotAccepted: OtherPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      otherPayment: { paymentId: '81234567999', state: 'not_accepted', approvedAt: null },
    },
  },
}
export const Returned: OtherPaymentStory = {
  args: {
    payment: {
      ...samplePayment,
      otherPayment: { paymentId: '81234567999', state: 'returned', approvedAt: null },
    },
  },
}
