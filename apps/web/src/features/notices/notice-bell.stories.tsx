import { listNoticesEndpoint } from '@oficio/contracts/notices'
import { sampleUser } from '@/features/accounts/samples'
import { answer, type Meta, type Story } from '@/lib/story'
import { NoticeBell } from './notice-bell'
import { sampleNotice } from './samples'

export default { component: NoticeBell, title: 'notices/NoticeBell' } satisfies Meta

type NoticeBellStory = Story<typeof NoticeBell>

export const Loading: NoticeBellStory = {
  args: {},
  parameters: { user: sampleUser, clicks: ['Notificaciones'] },
}
export const Empty: NoticeBellStory = {
  args: {},
  parameters: {
    user: sampleUser,
    answers: [answer(listNoticesEndpoint, { notices: [], unreadCount: 0, nextCursor: null })],
    clicks: ['Notificaciones'],
  },
}
export const Unread: NoticeBellStory = {
  args: {},
  parameters: {
    user: sampleUser,
    answers: [
      answer(listNoticesEndpoint, {
        notices: [sampleNotice, { ...sampleNotice, id: '2', readAt: sampleNotice.createdAt }],
        unreadCount: 120,
        nextCursor: null,
      }),
    ],
    clicks: ['Notificaciones: 120 sin leer'],
  },
}
