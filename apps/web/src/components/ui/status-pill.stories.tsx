import type { ServiceRequestStatus } from '@oficio/contracts/service-requests/shapes'
import type { Meta, Story } from '@/lib/story'
import { StatusPill } from './status-pill'

export default { component: StatusPill, title: 'components/ui/StatusPill' } satisfies Meta

type StatusPillStory = Story<typeof StatusPill>

const statuses: ServiceRequestStatus[] = ['pending', 'open', 'in_progress', 'completed', 'cancelled']

export const ForProfessionals: StatusPillStory = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </div>
  ),
}
export const ForTheClient: StatusPillStory = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {statuses.map((status) => (
        <StatusPill key={status} status={status} isForClient isSeen />
      ))}
    </div>
  ),
}
