import type { Meta, Story } from '@/lib/story'
import { sampleProfessionalAccount } from '../samples'
import { AccountFacts } from './account-facts'

export default { component: AccountFacts, title: 'professionals/profile/AccountFacts' } satisfies Meta

type AccountFactsStory = Story<typeof AccountFacts>

export const Own: AccountFactsStory = {
  args: { account: sampleProfessionalAccount, supportEmail: 'soporte@oficio.example', isOwn: true },
}
export const ForAdmins: AccountFactsStory = {
  args: {
    account: { ...sampleProfessionalAccount, cuit: null, phoneNational: null, companyName: null },
    supportEmail: 'soporte@oficio.example',
    isOwn: false,
  },
}
