import type { Meta, Story } from '@/lib/story'
import { sampleLeadView } from '../samples'
import { WorkSteps } from './work-steps'

export default { component: WorkSteps, title: 'leads/work/WorkSteps' } satisfies Meta

type WorkStepsStory = Story<typeof WorkSteps>

const steps = {
  requestId: 'request',
  status: 'open' as const,
  lead: sampleLeadView,
  chosenProfessional: null,
}

export const ToContact: WorkStepsStory = { args: steps }
export const ContactedLead: WorkStepsStory = {
  args: { ...steps, lead: { ...sampleLeadView, contactedAt: '2026-11-27T15:00:00.000Z' } },
}
export const InProgress: WorkStepsStory = {
  args: {
    ...steps,
    status: 'in_progress',
    chosenProfessional: 'reader',
    lead: { ...sampleLeadView, contactedAt: '2026-11-27T15:00:00.000Z' },
  },
}
export const AnotherWasChosen: WorkStepsStory = {
  args: { ...steps, status: 'in_progress', chosenProfessional: 'other' },
}
export const CompletionDenied: WorkStepsStory = {
  args: { ...steps, lead: { ...sampleLeadView, isCompletionDenied: true } },
}
export const Suspended: WorkStepsStory = { args: { ...steps, lead: { ...sampleLeadView, contact: null } } }
export const Outsider: WorkStepsStory = { args: { ...steps, lead: null } }
