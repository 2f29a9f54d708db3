import type { Meta, Story } from '@/lib/story'
import { OwnBusinessReviewText } from './own-business-review'

export default {
  component: OwnBusinessReviewText,
  title: 'businesses/reviews/OwnBusinessReviewText',
} satisfies Meta

type OwnBusinessReviewTextStory = Story<typeof OwnBusinessReviewText>

const own = {
  businessId: 'business',
  name: 'Ferretería Belgrano',
  review: {
    title: 'Muy buena atención',
    createdAt: '2026-11-20T12:00:00.000Z',
    rating: 5 as const,
    answer: null,
    content: 'Encontré lo que buscaba y me explicaron cómo usarlo.',
    hiddenBecause: null,
  },
  onEdit: () => undefined,
  onDeleted: () => undefined,
}

export const Public: OwnBusinessReviewTextStory = { args: own }
export const Hidden: OwnBusinessReviewTextStory = {
  args: { ...own, review: { ...own.review, hiddenBecause: 'Tenía datos personales de otra persona.' } },
}
export const WithAnswer: OwnBusinessReviewTextStory = {
  args: {
    ...own,
    review: { ...own.review, answer: { text: '¡Gracias por venir!', at: '2026-11-21T12:00:00.000Z' } },
  },
}
