import type { Meta, Story } from '@/lib/story'
import { UserView } from './user-view'

export default { component: UserView, title: 'admin/users/UserView' } satisfies Meta

type UserViewStory = Story<typeof UserView>

const user = {
  id: 'user',
  name: 'Ana Quiroga',
  username: 'ana.quiroga',
  email: 'ana@correo.example',
  role: 'user' as const,
  isEmailProven: true,
  mailMark: null,
  isClosed: false,
  isSuspended: false,
  professional: null,
  sessionCount: 2,
  createdAt: '2026-09-10T12:00:00.000Z',
  lastSeenAt: '2026-11-28T14:00:00.000Z',
  phoneNational: null,
  hasSecondFactor: false,
  isOwn: false,
  suspensionReason: null,
  audit: [],
  requestCount: 3,
  sessions: [],
}

export const Usual: UserViewStory = { args: { user, nowMs: Date.parse('2026-11-28T15:00:00.000Z') } }
export const AccountSuspended: UserViewStory = {
  args: {
    user: { ...user, isSuspended: true, suspensionReason: 'Insultó a dos profesionales.' },
    nowMs: Date.parse('2026-11-28T15:00:00.000Z'),
  },
}
