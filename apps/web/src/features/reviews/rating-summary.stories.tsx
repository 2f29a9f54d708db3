import type { Meta, Story } from '@/lib/story'
import { RatingSummaryBox } from './rating-summary'

export default { component: RatingSummaryBox, title: 'reviews/RatingSummaryBox' } satisfies Meta

type RatingSummaryBoxStory = Story<typeof RatingSummaryBox>

export const ManyReviews: RatingSummaryBoxStory = {
  args: { rating: { average: 4.7, count: 38, byStars: [1, 0, 2, 5, 30] } },
}
export const OneStar: RatingSummaryBoxStory = {
  args: { rating: { average: 1, count: 3, byStars: [3, 0, 0, 0, 0] } },
}
