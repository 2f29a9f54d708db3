import type { Meta, Story } from '@/lib/story'
import { sampleOwnRequest } from '../samples'
import { OwnRequestList } from './own-request-list'

export default { component: OwnRequestList, title: 'service-requests/tracking/OwnRequestList' } satisfies Meta

type OwnRequestListStory = Story<typeof OwnRequestList>

export const Empty: OwnRequestListStory = { args: { requests: [] } }
export const SomeRequests: OwnRequestListStory = {
  args: {
    requests: [
      sampleOwnRequest,
      { ...sampleOwnRequest, id: '2', status: 'completed', trackingToken: 'ghi.jkl' },
    ],
  },
}
