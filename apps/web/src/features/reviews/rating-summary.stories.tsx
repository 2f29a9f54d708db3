import type { Meta, Story } from '@/lib/story'
import { RatingSummaryBox } from './rating-summary'

export default { component: RatingSummaryBox, title: 'reviews/RatingSummaryBox' } satisfies Meta

type RatingSummaryBoxStory = Story<typeof RatingSummaryBox>

const path = '/business/ferreteria-belgrano'

export const ManyReviews: RatingSummaryBoxStory = {
  args: { path, rating: { average: 4.7, count: 38, byStars: [1, 0, 2, 5, 30] } },
}
export const FourStars: RatingSummaryBoxStory = {
  args: { path, stars: 4, rating: { average: 4.7, count: 38, byStars: [1, 0, 2, 5, 30] } },
}
export const OneStar: RatingSummaryBoxStory = {
  args: { path, rating: { average: 1, count: 3, byStars: [3, 0, 0, 0, 0] } },
}
export const TooFew: RatingSummaryBoxStory = {
  args: { path, rating: { average: 5, count: 1, byStars: [0, 0, 0, 0, 1] } },
}
