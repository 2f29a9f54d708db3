import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { ProfileHead } from './profile-head'

export default { component: ProfileHead, title: 'search/profile/ProfileHead' } satisfies Meta

type ProfileHeadStory = Story<typeof ProfileHead>

export const Company: ProfileHeadStory = { args: { profile: samplePublicProfile } }
export const NewPersonOnBreak: ProfileHeadStory = {
  args: { profile: { ...samplePublicProfile, companyName: null, rating: null, isAvailable: false } },
}
