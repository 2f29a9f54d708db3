import type { Meta, Story } from '@/lib/story'
import { ProfileArea } from './profile-area'

export default { component: ProfileArea, title: 'search/profile/ProfileArea' } satisfies Meta

type ProfileAreaStory = Story<typeof ProfileArea>

const profile = { city: 'Rosario', serviceRadiusKm: 25 }
const home = { nombre: 'Rosario', latitude: -32.95, longitude: -60.65 }

export const ManyTowns: ProfileAreaStory = {
  args: {
    profile,
    towns: [
      home,
      { nombre: 'Villa Gobernador Gálvez', latitude: -33.03, longitude: -60.63 },
      { nombre: 'Funes', latitude: -32.92, longitude: -60.81 },
      { nombre: 'Granadero Baigorria', latitude: -32.86, longitude: -60.71 },
      { nombre: 'Roldán', latitude: -32.9, longitude: -60.91 },
    ],
  },
}
export const OneTown: ProfileAreaStory = { args: { profile, towns: [home] } }
