import type { Meta, Story } from '@/lib/story'
import { StoryState } from '@/lib/story-state'
import { Combobox } from './combobox'

export default { component: Combobox, title: 'components/ui/Combobox' } satisfies Meta

type ComboboxStory = Story<typeof Combobox>

const towns = [
  { value: 'rosario', label: 'Rosario', detail: 'Santa Fe' },
  { value: 'rosario-lerma', label: 'Rosario de Lerma', detail: 'Salta' },
  { value: 'rosario-tala', label: 'Rosario del Tala', detail: 'Entre Ríos' },
]

const control = {
  'aria-label': 'Localidad',
  options: towns,
  value: '',
  onValueChange: () => undefined,
  search: '',
  onSearchChange: () => undefined,
  placeholder: 'Escribí el nombre',
  emptyText: 'No encontramos esa localidad.',
}

const Town = ({ initial }: { initial: string }) => (
  <StoryState initial={initial}>
    {(value, change) => <Combobox {...control} value={value} onValueChange={change} />}
  </StoryState>
)

export const Empty: ComboboxStory = { render: () => <Town initial="" /> }
export const WithChoice: ComboboxStory = { render: () => <Town initial="rosario" /> }
export const Loading: ComboboxStory = { args: { ...control, isLoading: true } }
export const Disabled: ComboboxStory = {
  args: { ...control, disabled: true, placeholder: 'Primero elegí la provincia' },
}
export const Open: ComboboxStory = { args: control, parameters: { clicks: ['Localidad'] } }
