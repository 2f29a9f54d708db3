import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { TrackingHead } from './tracking-head'

export default { component: TrackingHead, title: 'service-requests/tracking/TrackingHead' } satisfies Meta

type TrackingHeadStory = Story<typeof TrackingHead>

export const Open: TrackingHeadStory = { args: { tracking: sampleTracking } }
export const Urgent: TrackingHeadStory = {
  args: { tracking: { ...sampleTracking, request: { ...sampleTracking.request, isUrgent: true } } },
}
export const NobodyYet: TrackingHeadStory = {
  args: {
    tracking: { ...sampleTracking, leads: [], request: { ...sampleTracking.request, status: 'pending' } },
  },
}
export const InProgress: TrackingHeadStory = {
  args: { tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'in_progress' } } },
}
export const Completed: TrackingHeadStory = {
  args: { tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'completed' } } },
}
export const Cancelled: TrackingHeadStory = {
  args: {
    tracking: {
      ...sampleTracking,
      request: { ...sampleTracking.request, status: 'cancelled', statusReason: 'Lo resolví por mi cuenta' },
    },
  },
}
