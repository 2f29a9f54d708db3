import type { Meta, Story } from '@/lib/story'
import { NoticeList } from './notice-list'
import { sampleNotice, sampleNowMs } from './samples'

export default { component: NoticeList, title: 'notices/NoticeList' } satisfies Meta

type NoticeListStory = Story<typeof NoticeList>

const readNotice = {
  ...sampleNotice,
  id: '2',
  readAt: sampleNotice.createdAt,
  requestId: null,
  excerpt: null,
}

export const Empty: NoticeListStory = { args: { notices: [], nowMs: sampleNowMs } }
export const SomeNotices: NoticeListStory = {
  args: { notices: [sampleNotice, readNotice], nowMs: sampleNowMs },
}
