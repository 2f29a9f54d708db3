import type { Meta, Story } from '@/lib/story'
import { sampleLeadView, sampleNowMs, sampleProfessionalRequest } from '../samples'
import { RequestFacts } from './request-facts'

export default { component: RequestFacts, title: 'leads/desk/RequestFacts' } satisfies Meta

type RequestFactsStory = Story<typeof RequestFacts>

export const Open: RequestFactsStory = { args: { view: sampleProfessionalRequest, nowMs: sampleNowMs } }
export const Urgent: RequestFactsStory = {
  args: {
    view: {
      ...sampleProfessionalRequest,
      urgentUntil: '2026-11-28T16:00:00.000Z',
      request: { ...sampleProfessionalRequest.request, isUrgent: true },
    },
    nowMs: sampleNowMs,
  },
}
export const ChosenProfessional: RequestFactsStory = {
  args: {
    view: {
      ...sampleProfessionalRequest,
      lead: sampleLeadView,
      offer: null,
      chosenProfessional: 'reader',
      request: { ...sampleProfessionalRequest.request, status: 'in_progress' },
    },
    nowMs: sampleNowMs,
  },
}
export const AnotherWasChosen: RequestFactsStory = {
  args: {
    view: {
      ...sampleProfessionalRequest,
      lead: sampleLeadView,
      offer: null,
      chosenProfessional: 'other',
      request: { ...sampleProfessionalRequest.request, status: 'in_progress' },
    },
    nowMs: sampleNowMs,
  },
}
