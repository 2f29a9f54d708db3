import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { AccessCard } from './access-card'

export default { component: AccessCard, title: 'accounts/profile/AccessCard' } satisfies Meta

type AccessCardStory = Story<typeof AccessCard>

export const ConfirmedMail: AccessCardStory = { args: { profile: sampleProfile } }
export const Unconfirmed: AccessCardStory = {
  args: { profile: { ...sampleProfile, isEmailConfirmed: false } },
}
export const MailChanging: AccessCardStory = {
  args: { profile: { ...sampleProfile, pendingEmail: 'ana.nueva@correo.example' } },
}
export const MailWaiting: AccessCardStory = {
  args: { profile: { ...sampleProfile, isEmailConfirmed: false, isMailWaiting: true } },
}
export const ByGoogleOnly: AccessCardStory = {
  args: {
    profile: {
      ...sampleProfile,
      hasPassword: false,
      identities: [{ id: '1', provider: 'google', email: 'ana@gmail.example' }],
    },
  },
}
export const MailRefused: AccessCardStory = {
  args: {
    profile: {
      ...sampleProfile,
      refusedMail: { email: 'ana@correo.example', isUnwanted: false, canConfirm: true },
    },
  },
}
export const MailRefusedWhileChanging: AccessCardStory = {
  args: {
    profile: {
      ...sampleProfile,
      pendingEmail: 'ana.nueva@correo.example',
      refusedMail: { email: 'ana@correo.example', isUnwanted: false, canConfirm: false },
    },
  },
}
