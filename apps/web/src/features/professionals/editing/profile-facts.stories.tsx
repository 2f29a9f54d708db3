import type { Meta, Story } from '@/lib/story'
import { sampleProfile } from '../samples'
import { ProfileFacts } from './profile-facts'

export default { component: ProfileFacts, title: 'professionals/editing/ProfileFacts' } satisfies Meta

type ProfileFactsStory = Story<typeof ProfileFacts>

export const Whole: ProfileFactsStory = { args: { profile: sampleProfile } }
export const Sparse: ProfileFactsStory = {
  args: {
    profile: {
      ...sampleProfile,
      portfolio: [],
      hours: null,
      registration: { ...sampleProfile.registration, companyName: '', description: '' },
    },
  },
}
