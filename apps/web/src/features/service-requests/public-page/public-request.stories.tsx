import type { Meta, Story } from '@/lib/story'
import { sampleRequest } from '../samples'
import { PublicRequest } from './public-request'

export default {
  component: PublicRequest,
  title: 'service-requests/public-page/PublicRequest',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type PublicRequestStory = Story<typeof PublicRequest>

const stranger = { ...sampleRequest, viewer: 'stranger' as const, history: null, serviceAddress: null }

export const Open: PublicRequestStory = { args: { request: stranger, visitorPart: null } }
export const Closed: PublicRequestStory = {
  args: { request: { ...stranger, status: 'completed' }, visitorPart: null },
}
export const Urgent: PublicRequestStory = {
  args: { request: { ...stranger, isUrgent: true }, visitorPart: null },
}
