import type { Meta, Story } from '@/lib/story'
import { ReviewList } from './review-list'
import { samplePublicReview } from './samples'

export default { component: ReviewList, title: 'reviews/ReviewList' } satisfies Meta

type ReviewListStory = Story<typeof ReviewList>

const args = {
  rating: { average: 4.7, count: 38, byStars: [1, 0, 2, 5, 30] },
  reviews: [samplePublicReview],
  signature: 'Ramón',
  path: '/professionals/ramon-ledesma',
}

export const Newest: ReviewListStory = { args }
export const OfFiveStars: ReviewListStory = { args: { ...args, stars: 5, older: null } }
