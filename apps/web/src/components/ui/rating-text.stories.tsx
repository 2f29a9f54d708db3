import type { Meta, Story } from '@/lib/story'
import { RatingText } from './rating-text'

export default { component: RatingText, title: 'components/ui/RatingText' } satisfies Meta

type RatingTextStory = Story<typeof RatingText>

export const WithoutAverage: RatingTextStory = { args: { average: null, text: 'Nuevo, con 2 reseñas' } }
export const Average: RatingTextStory = { args: { average: '4,7', text: '38 reseñas' } }
