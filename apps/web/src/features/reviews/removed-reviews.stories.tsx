import type { Meta, Story } from '@/lib/story'
import { RemovedReviews } from './removed-reviews'

export default { component: RemovedReviews, title: 'reviews/RemovedReviews' } satisfies Meta

type RemovedReviewsStory = Story<typeof RemovedReviews>

export const TwoReviews: RemovedReviewsStory = {
  args: {
    removed: [
      { id: '1', at: '2026-10-02T12:00:00.000Z', reason: 'Tenía datos personales de otra persona.' },
      { id: '2', at: '2026-11-02T12:00:00.000Z', reason: 'La persona no fue cliente.' },
    ],
  },
}
