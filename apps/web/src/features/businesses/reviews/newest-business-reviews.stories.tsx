import { samplePublicReview } from '@/features/reviews/samples'
import type { Meta, Story } from '@/lib/story'
import { sampleBusiness } from '../samples'
import { NewestBusinessReviews } from './newest-business-reviews'

export default {
  component: NewestBusinessReviews,
  title: 'businesses/reviews/NewestBusinessReviews',
} satisfies Meta

type NewestBusinessReviewsStory = Story<typeof NewestBusinessReviews>

const { authorName, work: _work, ...review } = samplePublicReview

export const Many: NewestBusinessReviewsStory = {
  args: {
    business: sampleBusiness,
    firstPage: { byStars: [0, 0, 1, 5, 15], reviews: [{ ...review, user: { name: authorName } }] },
  },
}
export const NoneYet: NewestBusinessReviewsStory = {
  args: {
    business: { ...sampleBusiness, avg_rating: null, review_count: 0 },
    firstPage: { byStars: [0, 0, 0, 0, 0], reviews: [] },
  },
}
