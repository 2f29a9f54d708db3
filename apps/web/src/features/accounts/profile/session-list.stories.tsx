import type { Meta, Story } from '@/lib/story'
import { SessionList } from './session-list'

export default { component: SessionList, title: 'accounts/profile/SessionList' } satisfies Meta

type SessionListStory = Story<typeof SessionList>

const session = {
  id: '1',
  isCurrent: true,
  device: 'Chrome en Android',
  kind: 'phone' as const,
  createdAt: '2026-11-20T12:00:00.000Z',
  lastSeenAt: '2026-11-28T14:00:00.000Z',
}

export const OnlyThis: SessionListStory = { args: { sessions: [session] } }
export const SeveralDevices: SessionListStory = {
  args: {
    sessions: [
      session,
      { ...session, id: '2', isCurrent: false, device: 'Firefox en Windows', kind: 'computer' },
    ],
  },
}
