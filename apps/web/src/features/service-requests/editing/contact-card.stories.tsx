import type { Meta, Story } from '@/lib/story'
import { sampleTracking } from '../samples'
import { ContactCard } from './contact-card'

export default { component: ContactCard, title: 'service-requests/editing/ContactCard' } satisfies Meta

type ContactCardStory = Story<typeof ContactCard>

export const Fixed: ContactCardStory = {
  args: { tracking: { ...sampleTracking, fixedBecause: 'work_taken' }, token: 'abc.def' },
}
export const Editable: ContactCardStory = {
  args: { tracking: { ...sampleTracking, canEditAll: true }, token: 'abc.def' },
}
