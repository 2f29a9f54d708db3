import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { WorkCard } from './work-card'

export default { component: WorkCard, title: 'service-requests/editing/WorkCard' } satisfies Meta

type WorkCardStory = Story<typeof WorkCard>

const card = { token: 'abc.def', photos: null, photoField: null, rubros: [], provincias: [] }

export const Fixed: WorkCardStory = {
  args: { ...card, tracking: { ...sampleTracking, fixedBecause: 'work_taken' } },
}
export const Editable: WorkCardStory = {
  args: { ...card, tracking: { ...sampleTracking, canEditAll: true } },
}
