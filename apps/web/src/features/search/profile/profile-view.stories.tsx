import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { ProfileView } from './profile-view'

export default {
  component: ProfileView,
  title: 'search/profile/ProfileView',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ProfileViewStory = Story<typeof ProfileView>

export const Whole: ProfileViewStory = {
  args: {
    profile: samplePublicProfile,
    trail: [{ label: 'Plomeros', href: '/plomeros' }, { label: 'Ramón Ledesma' }],
  },
}
export const NewProfessional: ProfileViewStory = {
  args: {
    profile: {
      ...samplePublicProfile,
      rating: null,
      reviews: [],
      checks: [],
      medianResponseMinutes: null,
      companyName: null,
    },
    trail: [{ label: 'Ramón Ledesma' }],
  },
}
export const OnBreak: ProfileViewStory = {
  args: { profile: { ...samplePublicProfile, isAvailable: false }, trail: [{ label: 'Ramón Ledesma' }] },
}
