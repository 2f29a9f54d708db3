import type { Meta, Story } from '@/lib/story'
import { UserDecisions } from './user-decisions'

export default { component: UserDecisions, title: 'admin/users/UserDecisions' } satisfies Meta

type UserDecisionsStory = Story<typeof UserDecisions>

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

export const Usual: UserDecisionsStory = { args: { user } }
export const AccountSuspended: UserDecisionsStory = {
  args: { user: { ...user, isSuspended: true, suspensionReason: 'Insultó a dos profesionales.' } },
}
export const WithSecondFactor: UserDecisionsStory = { args: { user: { ...user, hasSecondFactor: true } } }
