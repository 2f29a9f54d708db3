import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { WorkQuestion } from './work-question'

export default { component: WorkQuestion, title: 'service-requests/lifecycle/WorkQuestion' } satisfies Meta

type WorkQuestionStory = Story<typeof WorkQuestion>

const tracking = { ...sampleTracking, workAnswerUntil: '2026-12-05T13:15:00.000Z' }

export const Question: WorkQuestionStory = { args: { tracking, token: 'abc.def', firstAnswer: null } }
export const TappedDone: WorkQuestionStory = { args: { tracking, token: 'abc.def', firstAnswer: 'done' } }
export const TappedGoesOn: WorkQuestionStory = {
  args: { tracking, token: 'abc.def', firstAnswer: 'goes_on' },
}
export const TappedNotDone: WorkQuestionStory = {
  args: { tracking, token: 'abc.def', firstAnswer: 'not_done' },
}
