import { samplePhoto } from '@/features/photos/samples'
import type { Meta, Story } from '@/lib/story'
import { sampleFoundProfessional, samplePublicProfile } from '../samples'
import { ProfileView } from './profile-view'

export default {
  component: ProfileView,
  title: 'search/profile/ProfileView',
  parameters: { layout: 'fullscreen' },
} satisfies Meta

type ProfileViewStory = Story<typeof ProfileView>

const neighbours = {
  towns: [
    { nombre: 'Rosario', latitude: -32.95, longitude: -60.65 },
    { nombre: 'Funes', latitude: -32.92, longitude: -60.81 },
    { nombre: 'Granadero Baigorria', latitude: -32.86, longitude: -60.71 },
  ],
  similar: [{ ...sampleFoundProfessional, companyName: 'Cardozo Sanitarios' }],
  similarRubro: 'Plomería',
}

export const Whole: ProfileViewStory = {
  args: {
    profile: samplePublicProfile,
    trail: [{ label: 'Plomeros', href: '/plomeros' }, { label: 'Ramón Ledesma' }],
    ...neighbours,
  },
}
export const WithPhotos: ProfileViewStory = {
  args: {
    profile: {
      ...samplePublicProfile,
      jobsDone: 34,
      rubros: samplePublicProfile.rubros.slice(0, 1),
      portfolio: [{ ...samplePhoto, caption: 'Un baño nuevo' }],
    },
    trail: [{ label: 'Ramón Ledesma' }],
    ...neighbours,
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
    towns: [],
    similar: [],
    similarRubro: null,
  },
}
export const OnBreak: ProfileViewStory = {
  args: {
    profile: { ...samplePublicProfile, isAvailable: false },
    trail: [{ label: 'Ramón Ledesma' }],
    ...neighbours,
  },
}
