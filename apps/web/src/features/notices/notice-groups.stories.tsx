import type { Meta, Story } from '@/lib/story'
import { NoticeGroups } from './notice-groups'
import { sampleNotice, sampleNowMs } from './samples'

export default { component: NoticeGroups, title: 'notices/NoticeGroups' } satisfies Meta

type NoticeGroupsStory = Story<typeof NoticeGroups>

const readNotice = {
  ...sampleNotice,
  id: '2',
  readAt: sampleNotice.createdAt,
  requestId: null,
  excerpt: null,
}
const manyOfOneRequest = ['1', '2', '3', '4', '5'].map((id) => ({ ...sampleNotice, id }))

export const SingleNotices: NoticeGroupsStory = {
  args: { notices: [sampleNotice, readNotice], nowMs: sampleNowMs },
}
export const ManyOfOneRequest: NoticeGroupsStory = { args: { notices: manyOfOneRequest, nowMs: sampleNowMs } }
