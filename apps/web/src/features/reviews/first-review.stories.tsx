import type { Meta, Story } from '@/lib/story'
import { FirstReview } from './first-review'
import { sampleReceivedReview } from './samples'

export default { component: FirstReview, title: 'reviews/FirstReview' } satisfies Meta

type FirstReviewStory = Story<typeof FirstReview>

const nowMs = Date.parse(sampleReceivedReview.createdAt)

export const JustWritten: FirstReviewStory = { args: { reviews: [sampleReceivedReview], nowMs } }
export const Later: FirstReviewStory = {
  args: { reviews: [sampleReceivedReview], nowMs: nowMs + 3_600_000 },
}
