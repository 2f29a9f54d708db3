import type { Meta, Story } from '@/lib/story'
import { ReviewCard } from './review-card'

export default { component: ReviewCard, title: 'reviews/ReviewCard' } satisfies Meta

type ReviewCardStory = Story<typeof ReviewCard>

const review = {
  author: 'Ana Q.',
  occasion: 'Plomería en Rosario, 20 de noviembre de 2026',
  rating: 4,
  ratingSpoken: '4 de 5: ',
  ratingText: 'Bueno',
  provenance: { text: 'Trabajo verificado', tone: 'success', icon: 'badge-check' },
  title: null,
  content: null,
  reportHref: null,
  answer: null,
} as const

export const StarsOnly: ReviewCardStory = { args: review }
export const WithAnswer: ReviewCardStory = {
  args: {
    ...review,
    title: 'Muy prolijo',
    content: 'Vino a la hora que dijo.',
    reportHref: '/user/reviews/1',
    answer: { from: 'Ramón', text: 'Gracias, Ana.' },
  },
}
