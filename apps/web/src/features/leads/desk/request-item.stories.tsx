import type { Meta, Story } from '@/lib/story'
import { sampleNowMs, sampleRequestCard } from '../samples'
import { RequestItem } from './request-item'

export default { component: RequestItem, title: 'leads/desk/RequestItem' } satisfies Meta

type RequestItemStory = Story<typeof RequestItem>

export const Open: RequestItemStory = { args: { request: sampleRequestCard, nowMs: sampleNowMs } }
export const Urgent: RequestItemStory = {
  args: {
    request: { ...sampleRequestCard, isUrgent: true, urgentUntil: '2026-11-28T16:00:00.000Z' },
    nowMs: sampleNowMs,
  },
}
export const ReadersAlone: RequestItemStory = {
  args: { request: { ...sampleRequestCard, aloneUntil: '2026-11-28T18:00:00.000Z' }, nowMs: sampleNowMs },
}
export const Unconfirmed: RequestItemStory = {
  args: { request: { ...sampleRequestCard, isConfirmed: false }, nowMs: sampleNowMs },
}
export const WithPhotos: RequestItemStory = {
  args: {
    request: { ...sampleRequestCard, photoCount: 3, thumbUrl: '/notice-icon.png' },
    nowMs: sampleNowMs,
  },
}
export const Full: RequestItemStory = {
  args: { request: { ...sampleRequestCard, seats: { takenCount: 5, total: 5 } }, nowMs: sampleNowMs },
}
export const AlreadyOpened: RequestItemStory = {
  args: { request: { ...sampleRequestCard, lead: 'active' }, nowMs: sampleNowMs },
}
export const GivenBack: RequestItemStory = {
  args: { request: { ...sampleRequestCard, lead: 'returned' }, nowMs: sampleNowMs },
}
