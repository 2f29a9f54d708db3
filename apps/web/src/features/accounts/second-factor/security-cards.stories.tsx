import type { Meta, Story } from '@/lib/story'
import { SecurityCards } from './security-cards'

export default { component: SecurityCards, title: 'accounts/second-factor/SecurityCards' } satisfies Meta

type SecurityCardsStory = Story<typeof SecurityCards>

const factor = { hasApp: false, passkeys: [], recoveryCodesLeft: 0, isRequired: false, hasPassword: true }

export const NothingSetUp: SecurityCardsStory = { args: { factor } }
export const AppAndPasskey: SecurityCardsStory = {
  args: {
    factor: {
      ...factor,
      hasApp: true,
      recoveryCodesLeft: 8,
      passkeys: [
        { id: '1', name: 'Teléfono de Ana', createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: null },
      ],
    },
  },
}
export const RequiredForAdmins: SecurityCardsStory = { args: { factor: { ...factor, isRequired: true } } }
export const FewCodesLeft: SecurityCardsStory = {
  args: { factor: { ...factor, hasApp: true, recoveryCodesLeft: 1 } },
}
