import type { Meta, Story } from '@/lib/story'
import { ReviewSection } from './review-section'
import { sampleOwnReview } from './samples'

export default { component: ReviewSection, title: 'reviews/ReviewSection' } satisfies Meta

type ReviewSectionStory = Story<typeof ReviewSection>

export const Question: ReviewSectionStory = {
  args: {
    requestId: 'request',
    token: 'abc.def',
    ask: { candidates: [{ leadId: '1', professionalName: 'Ramón Ledesma' }], review: null },
    tappedRating: null,
  },
}
export const AlreadyReviewed: ReviewSectionStory = {
  args: {
    requestId: 'request',
    token: 'abc.def',
    ask: { candidates: [], review: sampleOwnReview },
    tappedRating: null,
  },
}
