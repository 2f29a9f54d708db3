import type { Meta, Story } from '@/lib/story'
import { PublicReviewText } from './public-review'
import { samplePublicReview, sampleReviewAnswer } from './samples'

export default { component: PublicReviewText, title: 'reviews/PublicReviewText' } satisfies Meta

type PublicReviewTextStory = Story<typeof PublicReviewText>

export const Plain: PublicReviewTextStory = {
  args: { review: samplePublicReview, signature: 'Ramón Ledesma' },
}
export const StarsOnly: PublicReviewTextStory = {
  args: {
    review: { ...samplePublicReview, title: null, content: null, work: null },
    signature: 'Ramón Ledesma',
  },
}
export const AnsweredAndEdited: PublicReviewTextStory = {
  args: {
    review: {
      ...samplePublicReview,
      rating: 2,
      answer: sampleReviewAnswer,
      editedAt: '2026-11-22T10:00:00.000Z',
    },
    signature: 'Ramón Ledesma',
    canReport: true,
  },
}
