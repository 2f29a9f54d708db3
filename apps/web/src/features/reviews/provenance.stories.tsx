import type { Meta, Story } from '@/lib/story'
import { Provenance } from './provenance'

export default { component: Provenance, title: 'reviews/Provenance' } satisfies Meta

type ProvenanceStory = Story<typeof Provenance>

export const Work: ProvenanceStory = { args: { source: 'work' } }
export const Account: ProvenanceStory = { args: { source: 'account' } }
export const PosterCode: ProvenanceStory = { args: { source: 'qr' } }
export const Request: ProvenanceStory = { args: { source: 'request' } }
