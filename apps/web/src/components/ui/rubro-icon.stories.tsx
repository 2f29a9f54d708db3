import type { Meta, Story } from '@/lib/story'
import { RubroIcon } from './rubro-icon'

export default { component: RubroIcon, title: 'components/ui/RubroIcon' } satisfies Meta

type RubroIconStory = Story<typeof RubroIcon>

export const Rubro: RubroIconStory = { args: { name: 'hammer', className: 'size-10 text-primary' } }
export const Unlisted: RubroIconStory = { args: { name: 'rocket', className: 'size-10 text-primary' } }
