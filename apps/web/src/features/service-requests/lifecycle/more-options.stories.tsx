import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { MoreOptions } from './more-options'

export default { component: MoreOptions, title: 'service-requests/lifecycle/MoreOptions' } satisfies Meta

type MoreOptionsStory = Story<typeof MoreOptions>

export const Open: MoreOptionsStory = {
  args: { tracking: sampleTracking, token: 'abc.def', step: { kind: 'contacted' } },
}
export const InProgress: MoreOptionsStory = {
  args: {
    tracking: { ...sampleTracking, request: { ...sampleTracking.request, status: 'in_progress' } },
    token: 'abc.def',
    step: { kind: 'complete' },
  },
}
