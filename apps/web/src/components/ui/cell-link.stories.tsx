import type { Meta, Story } from '@/lib/story'
import { CellLink } from './cell-link'

export default { component: CellLink, title: 'components/ui/CellLink' } satisfies Meta

type CellLinkStory = Story<typeof CellLink>

export const Default: CellLinkStory = { args: { href: '/admin', children: 'Ramón Ledesma' } }
