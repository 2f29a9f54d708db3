import type { Meta, Story } from '@/lib/story'
import { UserBadges } from './user-badges'

export default { component: UserBadges, title: 'admin/users/UserBadges' } satisfies Meta

type UserBadgesStory = Story<typeof UserBadges>

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
}

export const Usual: UserBadgesStory = { args: { user } }
export const UnprovenMail: UserBadgesStory = { args: { user: { ...user, isEmailProven: false } } }
export const MailReturned: UserBadgesStory = { args: { user: { ...user, mailMark: 'hard_bounce' } } }
export const AccountClosed: UserBadgesStory = { args: { user: { ...user, isClosed: true } } }
export const AccountSuspended: UserBadgesStory = { args: { user: { ...user, isSuspended: true } } }
export const Professional: UserBadgesStory = {
  args: { user: { ...user, role: 'professional', professional: { id: '1', status: 'pending_approval' } } },
}
