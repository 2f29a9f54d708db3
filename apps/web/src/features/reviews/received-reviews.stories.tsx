import type { Meta, Story } from '@/lib/story'
import { ReceivedReviews } from './received-reviews'
import { sampleReceivedReview } from './samples'

export default { component: ReceivedReviews, title: 'reviews/ReceivedReviews' } satisfies Meta

type ReceivedReviewsStory = Story<typeof ReceivedReviews>

export const Empty: ReceivedReviewsStory = {
  args: {
    reviews: [],
    nextCursor: null,
    isOlder: false,
    path: '/professional/reviews',
    nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
    empty: <p>Todavía no tenés reseñas.</p>,
  },
}
export const FirstPage: ReceivedReviewsStory = {
  args: {
    reviews: [sampleReceivedReview, { ...sampleReceivedReview, id: '2', rating: 3 }],
    nextCursor: 'next',
    isOlder: false,
    path: '/professional/reviews',
    nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
    empty: null,
  },
}
export const FirstOfAll: ReceivedReviewsStory = {
  args: {
    reviews: [{ ...sampleReceivedReview, answer: null }],
    nextCursor: null,
    isOlder: false,
    path: '/professional/reviews',
    nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
    empty: null,
  },
}
export const LastPage: ReceivedReviewsStory = {
  args: {
    reviews: [sampleReceivedReview],
    nextCursor: null,
    isOlder: true,
    path: '/professional/reviews',
    nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
    empty: null,
  },
}
