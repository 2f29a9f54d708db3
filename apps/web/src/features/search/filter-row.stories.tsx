import type { Meta, Story } from '@/lib/story'
import { FilterRow } from './filter-row'

export default { component: FilterRow, title: 'search/FilterRow' } satisfies Meta

type FilterRowStory = Story<typeof FilterRow>

const row = {
  action: '#',
  clearHref: '#',
  active: 0,
  chips: [{ name: 'Abierto ahora', href: '#', isOn: false }],
  keptValues: [['query', 'café']] as const,
  children: (
    <label className="check-row">
      <input type="checkbox" name="open" value="true" />
      Abierto ahora
    </label>
  ),
}

export const WithoutFilters: FilterRowStory = { args: row }
export const WithFilters: FilterRowStory = {
  args: {
    ...row,
    active: 2,
    chips: [
      { name: 'Abierto ahora', href: '#', isOn: true },
      { name: 'WiFi', href: '#', isOn: true },
    ],
  },
}
