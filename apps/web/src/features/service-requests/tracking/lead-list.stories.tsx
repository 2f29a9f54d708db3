import type { Meta, Story } from '@/lib/story'
import { sampleLead, sampleTracking } from '../samples'
import { LeadList } from './lead-list'

export default { component: LeadList, title: 'service-requests/tracking/LeadList' } satisfies Meta

type LeadListStory = Story<typeof LeadList>

export const NobodyYet: LeadListStory = {
  args: { tracking: { ...sampleTracking, leads: [] }, token: 'abc.def', step: { kind: 'wait' } },
}
export const NobodyAndClosed: LeadListStory = {
  args: {
    tracking: { ...sampleTracking, leads: [], request: { ...sampleTracking.request, status: 'cancelled' } },
    token: 'abc.def',
    step: { kind: 'closed' },
  },
}
export const TwoProfessionals: LeadListStory = {
  args: {
    tracking: {
      ...sampleTracking,
      leads: [sampleLead, { ...sampleLead, id: '2', professionalName: 'Nora Giménez' }],
    },
    token: 'abc.def',
    step: { kind: 'begin' },
  },
}
