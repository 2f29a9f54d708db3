import type { Meta, Story } from '@/lib/story'
import { sampleOwnLead, samplePortalAccount } from '../samples'
import { PortalFigures } from './portal-figures'

export default { component: PortalFigures, title: 'leads/desk/PortalFigures' } satisfies Meta

type PortalFiguresStory = Story<typeof PortalFigures>

export const Figures: PortalFiguresStory = {
  args: { account: samplePortalAccount, leadsInCourse: [sampleOwnLead], planTile: null },
}
export const NewProfessional: PortalFiguresStory = {
  args: {
    account: { ...samplePortalAccount, avgRating: null, reviewCount: 0, medianResponseMinutes: null },
    leadsInCourse: [],
    planTile: null,
  },
}
