import type { Meta, Story } from '@/lib/story'
import { SuggestedTowns } from './suggested-towns'

export default { component: SuggestedTowns, title: 'search/SuggestedTowns' } satisfies Meta

type SuggestedTownsStory = Story<typeof SuggestedTowns>

export const TwoTowns: SuggestedTownsStory = {
  args: {
    towns: [
      { location: 'San Martín, Mendoza', href: '?cityId=1' },
      { location: 'San Martín, Buenos Aires', href: '?cityId=2' },
    ],
  },
}
