import type { Meta, Story } from '@/lib/story'
import { Rating } from './rating'

export default { component: Rating, title: 'components/ui/Rating' } satisfies Meta

type RatingStory = Story<typeof Rating>

export const WithoutReviews: RatingStory = { args: { value: null, count: 0 } }
export const New: RatingStory = { args: { value: 5, count: 2 } }
export const Average: RatingStory = { args: { value: 4.7, count: 38 } }
