import type { Meta, Story } from '@/lib/story'
import { ReceivedReviewText } from './received-review'
import { sampleReceivedReview, sampleReviewAnswer } from './samples'

export default { component: ReceivedReviewText, title: 'reviews/ReceivedReviewText' } satisfies Meta

type ReceivedReviewTextStory = Story<typeof ReceivedReviewText>

export const Unanswered: ReceivedReviewTextStory = { args: { review: sampleReceivedReview } }
export const WithAnswer: ReceivedReviewTextStory = {
  args: { review: { ...sampleReceivedReview, answer: sampleReviewAnswer } },
}
export const InReview: ReceivedReviewTextStory = {
  args: { review: { ...sampleReceivedReview, standing: 'in_review' } },
}
export const Hidden: ReceivedReviewTextStory = {
  args: {
    review: {
      ...sampleReceivedReview,
      hiddenBecause: 'Tenía datos personales de otra persona.',
    },
  },
}
export const NotCounted: ReceivedReviewTextStory = {
  args: { review: { ...sampleReceivedReview, standing: 'not_shown' } },
}
