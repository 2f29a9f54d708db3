import type { Meta, Story } from '@/lib/story'
import { MeantTowns } from './meant-towns'

export default { component: MeantTowns, title: 'search/MeantTowns' } satisfies Meta

type MeantTownsStory = Story<typeof MeantTowns>

export const TwoTowns: MeantTownsStory = {
  args: {
    towns: [
      { location: 'San Martín, Mendoza', href: '?cityId=1' },
      { location: 'San Martín, Buenos Aires', href: '?cityId=2' },
    ],
  },
}
