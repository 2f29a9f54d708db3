import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { samplePublicProfile } from '../samples'
import { ProfilePart } from './profile-part'

export default {
  component: ProfilePart,
  title: 'search/profile/ProfilePart',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ProfilePartStory = Story<typeof ProfilePart>

const trail = [{ label: 'Ramón Ledesma', href: '/professionals/ramon-ledesma' }, { label: 'Reseñas' }]

export const Reviews: ProfilePartStory = {
  args: {
    profile: samplePublicProfile,
    trail,
    list: { reviews: samplePublicProfile.reviews, stars: 5, nextCursor: null },
  },
}
export const Photos: ProfilePartStory = {
  args: {
    profile: { ...samplePublicProfile, portfolio: [{ ...samplePhoto, caption: 'Un baño nuevo' }] },
    trail,
    list: null,
  },
}
