import type { Meta, Story } from '@/lib/story'
import { sampleRequest, sampleTracking } from '../samples'
import { LeadCounts } from './lead-counts'

export default { component: LeadCounts, title: 'service-requests/tracking/LeadCounts' } satisfies Meta

type LeadCountsStory = Story<typeof LeadCounts>

export const Waiting: LeadCountsStory = { args: { tracking: sampleTracking, leadsPerRequest: 5 } }
export const NobodyNotifiedYet: LeadCountsStory = {
  args: {
    tracking: {
      ...sampleTracking,
      request: { ...sampleRequest, notified: { count: 0, tradePlural: 'plomeros' } },
      leads: [],
    },
    leadsPerRequest: 5,
  },
}
export const OfferedToOneFirst: LeadCountsStory = {
  args: {
    tracking: {
      ...sampleTracking,
      leads: [],
      request: {
        ...sampleTracking.request,
        seatsLeft: 5,
        firstOffer: { professionalName: 'Ramón Ledesma', until: '2026-11-28T18:00:00.000Z' },
      },
    },
    leadsPerRequest: 5,
  },
}
export const Closed: LeadCountsStory = {
  args: {
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'completed' } },
    leadsPerRequest: 5,
  },
}
