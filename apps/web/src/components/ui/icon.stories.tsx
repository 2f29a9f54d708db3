import type { Meta, Story } from '@/lib/story'
import { Icon } from './icon'

export default { component: Icon, title: 'components/ui/Icon' } satisfies Meta

type IconStory = Story<typeof Icon>

export const Plain: IconStory = { args: { name: 'map-pin' } }
export const FilledStar: IconStory = { args: { name: 'star', className: 'size-4 fill-star text-star' } }
