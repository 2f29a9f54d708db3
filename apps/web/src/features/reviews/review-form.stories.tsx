import type { Meta, Story } from '@/lib/story'
import { ReviewForm } from './review-form'
import { sampleOwnReview } from './samples'

export default { component: ReviewForm, title: 'reviews/ReviewForm' } satisfies Meta

type ReviewFormStory = Story<typeof ReviewForm>

const form = {
  requestId: 'request',
  token: 'abc.def',
  ask: { candidates: [{ leadId: '1', professionalName: 'Ramón Ledesma' }], review: null },
  tappedRating: null,
}

export const OneProfessional: ReviewFormStory = { args: form }
export const SeveralProfessionals: ReviewFormStory = {
  args: {
    ...form,
    ask: {
      ...form.ask,
      candidates: [...form.ask.candidates, { leadId: '2', professionalName: 'Nora Giménez' }],
    },
  },
}
export const StarTappedInTheMail: ReviewFormStory = { args: { ...form, tappedRating: 4 } }
export const Editing: ReviewFormStory = {
  args: { ...form, ask: { candidates: [], review: sampleOwnReview } },
}
