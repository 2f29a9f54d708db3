import type { Meta, Story } from '@/lib/story'
import { samplePayment } from './samples'
import { UnderReview } from './under-review'

export default {
  component: UnderReview,
  title: 'payments/UnderReview',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type UnderReviewStory = Story<typeof UnderReview>

const review = {
  payment: samplePayment,
  title: 'Tu pago está en revisión',
  onRetry: () => undefined,
  actions: null,
}

export const Watching: UnderReviewStory = { args: { ...review, isWatching: true } }
export const NoLongerWatching: UnderReviewStory = { args: { ...review, isWatching: false } }
export const Unreadable: UnderReviewStory = {
  args: { ...review, isWatching: true, payment: { ...samplePayment, charged: null } },
}
export const PaidOtherwise: UnderReviewStory = {
  args: {
    ...review,
    isWatching: true,
    payment: {
      ...samplePayment,
      otherPayment: { paymentId: '81234567999', state: 'done', approvedAt: null },
    },
  },
}
