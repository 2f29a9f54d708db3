import type { Meta, Story } from '@/lib/story'
import { ReachLinks } from './reach-links'

export default { component: ReachLinks, title: 'components/ui/ReachLinks' } satisfies Meta

type ReachLinksStory = Story<typeof ReachLinks>

export const Mobile: ReachLinksStory = {
  args: { name: 'Ramón Ledesma', whatsappUrl: 'https://wa.me/5493415559921', callUrl: 'tel:+5493415559921' },
}
export const Landline: ReachLinksStory = {
  args: { name: 'Ramón Ledesma', whatsappUrl: null, callUrl: 'tel:+543414559921' },
}
