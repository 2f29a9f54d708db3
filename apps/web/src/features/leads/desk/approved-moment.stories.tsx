import type { Meta, Story } from '@/lib/story'
import { sampleNowMs, samplePortalAccount, sampleRequestCard } from '../samples'
import { ApprovedMoment } from './approved-moment'

export default { component: ApprovedMoment, title: 'leads/desk/ApprovedMoment' } satisfies Meta

type ApprovedMomentStory = Story<typeof ApprovedMoment>

const approval = {
  account: { ...samplePortalAccount, approvedAt: '2026-11-28T14:58:00.000Z' },
  requests: { cards: [sampleRequestCard], nextCursor: null },
  freeLeads: 3,
  nowMs: sampleNowMs,
}

export const WithRequests: ApprovedMomentStory = { args: approval }
export const WithoutRequests: ApprovedMomentStory = {
  args: { ...approval, requests: { cards: [], nextCursor: null } },
}
