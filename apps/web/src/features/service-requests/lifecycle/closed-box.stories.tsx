import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { ClosedBox } from './closed-box'

export default { component: ClosedBox, title: 'service-requests/lifecycle/ClosedBox' } satisfies Meta

type ClosedBoxStory = Story<typeof ClosedBox>

const closedAs = (status: 'completed' | 'cancelled', statusReason: string | null = null) => ({
  ...sampleTracking,
  request: { ...sampleTracking.request, status, statusReason },
})

export const Completed: ClosedBoxStory = { args: { tracking: closedAs('completed') } }
export const Cancelled: ClosedBoxStory = {
  args: { tracking: closedAs('cancelled', 'Lo resolví por mi cuenta') },
}
