import type { Meta, Story } from '@/lib/story'
import { PublicDataNote } from './public-data-note'

export default { component: PublicDataNote, title: 'businesses/public-page/PublicDataNote' } satisfies Meta

type PublicDataNoteStory = Story<typeof PublicDataNote>

const supportEmail = 'soporte@oficio.example'

export const ByCode: PublicDataNoteStory = { args: { claimHref: '/user/businesses/claim/1', supportEmail } }
export const ByTheTeam: PublicDataNoteStory = { args: { claimHref: null, supportEmail } }
