import type { Meta, Story } from '@/lib/story'
import { SupportLink } from './support-link'

export default { component: SupportLink, title: 'payments/SupportLink' } satisfies Meta

type SupportLinkStory = Story<typeof SupportLink>

export const Main: SupportLinkStory = {
  args: { email: 'soporte@oficio.example', paymentNumber: '81234567890', isMain: true },
}
export const BesideOthers: SupportLinkStory = { args: { email: 'soporte@oficio.example' } }
