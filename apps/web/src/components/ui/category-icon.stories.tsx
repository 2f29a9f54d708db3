import type { Meta, Story } from '@/lib/story'
import { CategoryIcon } from './category-icon'

export default { component: CategoryIcon, title: 'components/ui/CategoryIcon' } satisfies Meta

type CategoryIconStory = Story<typeof CategoryIcon>

export const Category: CategoryIconStory = { args: { name: 'coffee', className: 'size-10 text-primary' } }
export const Unlisted: CategoryIconStory = { args: { name: 'rocket', className: 'size-10 text-primary' } }
