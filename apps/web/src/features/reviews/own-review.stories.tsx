import type { Meta, Story } from '@/lib/story'
import { OwnReviewText } from './own-review'
import { sampleOwnReview, sampleReviewAnswer } from './samples'

export default { component: OwnReviewText, title: 'reviews/OwnReviewText' } satisfies Meta

type OwnReviewTextStory = Story<typeof OwnReviewText>

const own = { requestId: 'request', token: 'abc.def', review: sampleOwnReview, onEdit: () => undefined }

export const Editable: OwnReviewTextStory = { args: own }
export const Fixed: OwnReviewTextStory = {
  args: { ...own, review: { ...sampleOwnReview, editableUntil: null } },
}
export const WithAnswer: OwnReviewTextStory = {
  args: { ...own, review: { ...sampleOwnReview, answer: sampleReviewAnswer } },
}
export const InReview: OwnReviewTextStory = {
  args: { ...own, review: { ...sampleOwnReview, standing: 'in_review' } },
}
export const Hidden: OwnReviewTextStory = {
  args: {
    ...own,
    review: {
      ...sampleOwnReview,
      hiddenBecause: 'Tenía datos personales de otra persona.',
    },
  },
}
export const NotCounted: OwnReviewTextStory = {
  args: { ...own, review: { ...sampleOwnReview, standing: 'not_shown' } },
}
