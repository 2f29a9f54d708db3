import type { Meta, Story } from '@/lib/story'
import { Checkbox } from './checkbox'
import { MoreFilters } from './more-filters'

export default { component: MoreFilters, title: 'components/ui/MoreFilters' } satisfies Meta

type MoreFiltersStory = Story<typeof MoreFilters>

export const FoldedFilters: MoreFiltersStory = {
  args: { active: 0, children: <Checkbox label="Verificado" /> },
}
export const Active: MoreFiltersStory = {
  args: { active: 2, children: <Checkbox label="Verificado" defaultChecked /> },
}
