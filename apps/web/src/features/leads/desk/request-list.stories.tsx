import type { Meta, Story } from '@/lib/story'
import { sampleNowMs, samplePortalAccount, sampleRequestCard } from '../samples'
import { RequestList } from './request-list'

export default { component: RequestList, title: 'leads/desk/RequestList' } satisfies Meta

type RequestListStory = Story<typeof RequestList>

const list = {
  requests: { cards: [sampleRequestCard], nextCursor: 'next' },
  account: samplePortalAccount,
  isOlder: false,
  nowMs: sampleNowMs,
}

export const SomeRequests: RequestListStory = { args: list }
export const EmptyPortal: RequestListStory = { args: { ...list, requests: { cards: [], nextCursor: null } } }
export const EmptyAndFarFromReady: RequestListStory = {
  args: {
    ...list,
    requests: { cards: [], nextCursor: null },
    account: { ...samplePortalAccount, standstill: 'pending_approval', city: null, state: null, rubros: [] },
  },
}
export const OnBreak: RequestListStory = {
  args: {
    ...list,
    requests: { cards: [], nextCursor: null },
    account: { ...samplePortalAccount, standstill: 'unavailable', awayUntil: '2026-12-05T12:00:00.000Z' },
  },
}
export const OlderPage: RequestListStory = { args: { ...list, isOlder: true } }
