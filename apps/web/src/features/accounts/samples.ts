import type { ProfileView } from '@oficio/contracts/accounts/profile'
import type { StoryParameters } from '@/lib/story'

/** A client's account, for stories. */
export const sampleUser: NonNullable<StoryParameters['user']> = {
  id: '01990000-0000-7000-8000-000000000101',
  username: 'ana.quiroga',
  email: 'ana@correo.example',
  firstName: 'Ana',
  lastName: 'Quiroga',
  role: 'user',
  businessName: null,
}

export const sampleProfile: ProfileView = {
  username: 'ana.quiroga',
  firstName: 'Ana',
  lastName: 'Quiroga',
  phone: null,
  email: 'ana@correo.example',
  isEmailConfirmed: true,
  pendingEmail: null,
  isMailWaiting: false,
  refusedMail: null,
  hasPassword: true,
  hasSecondFactor: false,
  identities: [],
  nameState: 'free',
  role: 'user',
  memberSince: '2026-09-10T12:00:00.000Z',
}
