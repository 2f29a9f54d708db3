import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { ProfileFacts } from './profile-facts'

export default { component: ProfileFacts, title: 'search/profile/ProfileFacts' } satisfies Meta

type ProfileFactsStory = Story<typeof ProfileFacts>

export const Whole: ProfileFactsStory = { args: { profile: samplePublicProfile } }
export const WithoutChecks: ProfileFactsStory = {
  args: { profile: { ...samplePublicProfile, checks: [], medianResponseMinutes: null } },
}
