import type { Meta, Story } from '@/lib/story'
import { emptyLinkQuery, sampleTracking } from '../samples'
import { StepSection } from './step-section'

export default { component: StepSection, title: 'service-requests/lifecycle/StepSection' } satisfies Meta

type StepSectionStory = Story<typeof StepSection>

const section = {
  tracking: sampleTracking,
  token: 'abc.def',
  query: emptyLinkQuery,
  leadsPerRequest: 5,
  reportQuestion: () => null,
  isReviewed: false,
  review: null,
}
const completedTracking = {
  ...sampleTracking,
  request: { ...sampleTracking.request, status: 'completed' as const },
  completion: {
    by: 'professional' as const,
    professionalName: 'Ramón Ledesma',
    at: '2026-11-28T12:00:00.000Z',
    deniableUntil: '2026-12-03T12:00:00.000Z',
  },
}

export const ContactedLead: StepSectionStory = { args: { ...section, step: { kind: 'contacted' } } }
export const Begin: StepSectionStory = { args: { ...section, step: { kind: 'begin' } } }
export const Complete: StepSectionStory = { args: { ...section, step: { kind: 'complete' } } }
export const Confirm: StepSectionStory = { args: { ...section, step: { kind: 'confirm' } } }
export const Extend: StepSectionStory = {
  args: {
    ...section,
    step: { kind: 'extend' },
    tracking: { ...sampleTracking, extendableUntil: '2026-12-27T13:15:00.000Z' },
  },
}
export const Deny: StepSectionStory = {
  args: { ...section, step: { kind: 'deny' }, tracking: completedTracking },
}
export const DenyFromTheMail: StepSectionStory = {
  args: {
    ...section,
    step: { kind: 'deny' },
    tracking: completedTracking,
    query: { ...emptyLinkQuery, accion: 'no-fue-asi' },
  },
}
export const Work: StepSectionStory = {
  args: {
    ...section,
    step: { kind: 'work' },
    tracking: { ...sampleTracking, workAnswerUntil: '2026-12-05T13:15:00.000Z' },
  },
}
export const Closed: StepSectionStory = {
  args: {
    ...section,
    step: { kind: 'closed' },
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'completed' } },
  },
}
export const QuestionAnswered: StepSectionStory = {
  args: {
    ...section,
    step: { kind: 'closed' },
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'cancelled' } },
    query: { ...emptyLinkQuery, reporte: 'report' },
  },
}
