import type { Meta, Story } from '@/lib/story'
import { sampleCheck, sampleProfessionalState } from '../samples'
import { AccountState } from './account-state'

export default { component: AccountState, title: 'professionals/approval/AccountState' } satisfies Meta

type AccountStateStory = Story<typeof AccountState>

export const PendingPayment: AccountStateStory = {
  args: {
    professional: {
      ...sampleProfessionalState,
      status: 'pending_payment',
      reason: 'La foto del DNI no se lee.',
    },
    checks: [sampleCheck],
  },
}
export const PendingApproval: AccountStateStory = {
  args: {
    professional: {
      ...sampleProfessionalState,
      status: 'pending_approval',
      reason: 'La foto del DNI no se lee.',
    },
    checks: [sampleCheck],
  },
}
export const Approved: AccountStateStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'approved', reason: 'La foto del DNI no se lee.' },
    checks: [sampleCheck],
  },
}
export const AccountRejected: AccountStateStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'rejected', reason: 'La foto del DNI no se lee.' },
    checks: [sampleCheck],
  },
}
export const AccountSuspended: AccountStateStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'suspended', reason: 'La foto del DNI no se lee.' },
    checks: [sampleCheck],
  },
}
export const AccountClosed: AccountStateStory = {
  args: {
    professional: { ...sampleProfessionalState, status: 'closed', reason: 'La foto del DNI no se lee.' },
    checks: [sampleCheck],
  },
}
