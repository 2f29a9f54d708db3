import type { Meta, Story } from '@/lib/story'
import { sampleOwnRequest } from '../samples'
import { OwnRequestCard } from './own-request-card'

export default { component: OwnRequestCard, title: 'service-requests/tracking/OwnRequestCard' } satisfies Meta

type OwnRequestCardStory = Story<typeof OwnRequestCard>

const inList = (args: Parameters<typeof OwnRequestCard>[0]) => (
  <ul>
    <OwnRequestCard {...args} />
  </ul>
)

export const Open: OwnRequestCardStory = { args: { request: sampleOwnRequest }, render: inList }
export const Unconfirmed: OwnRequestCardStory = {
  args: { request: { ...sampleOwnRequest, isConfirmed: false, leadCount: 0, status: 'pending' } },
  render: inList,
}
export const Urgent: OwnRequestCardStory = {
  args: { request: { ...sampleOwnRequest, isUrgent: true, urgentUntil: '2026-11-28T15:00:00.000Z' } },
  render: inList,
}
export const WithPhoto: OwnRequestCardStory = {
  args: { request: { ...sampleOwnRequest, thumbUrl: '/notice-icon.png', photoCount: 3 } },
  render: inList,
}
export const InProgress: OwnRequestCardStory = {
  args: { request: { ...sampleOwnRequest, status: 'in_progress', leadCount: 3 } },
  render: inList,
}
export const Cancelled: OwnRequestCardStory = {
  args: { request: { ...sampleOwnRequest, status: 'cancelled', leadCount: 0 } },
  render: inList,
}
