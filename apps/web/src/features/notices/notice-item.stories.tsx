import type { Meta, Story } from '@/lib/story'
import { NoticeItem } from './notice-item'
import { sampleNotice, sampleNowMs } from './samples'

export default { component: NoticeItem, title: 'notices/NoticeItem' } satisfies Meta

type NoticeItemStory = Story<typeof NoticeItem>

export const Unread: NoticeItemStory = { args: { notice: sampleNotice, nowMs: sampleNowMs } }
export const Read: NoticeItemStory = {
  args: { notice: { ...sampleNotice, readAt: sampleNotice.createdAt }, nowMs: sampleNowMs },
}
export const Grouped: NoticeItemStory = {
  args: { notice: sampleNotice, nowMs: sampleNowMs, isGrouped: true },
}
