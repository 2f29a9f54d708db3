import type { Meta, Story } from '@/lib/story'
import { ComboboxList } from './combobox-list'

export default { component: ComboboxList, title: 'components/ui/ComboboxList' } satisfies Meta

type ComboboxListStory = Story<typeof ComboboxList>

const towns = [
  { value: 'rosario', label: 'Rosario', detail: 'Santa Fe' },
  { value: 'rosario-lerma', label: 'Rosario de Lerma', detail: 'Salta' },
  { value: 'rosario-tala', label: 'Rosario del Tala', detail: 'Entre Ríos' },
]

const list = {
  id: 'towns',
  isOpen: true,
  options: [],
  value: '',
  activeIndex: -1,
  emptyText: 'No encontramos esa localidad.',
  onChoose: () => undefined,
}

export const Options: ComboboxListStory = {
  args: { ...list, options: towns, value: 'rosario', activeIndex: 1 },
}
export const Guesses: ComboboxListStory = {
  args: { ...list, options: towns, guessText: '¿Quisiste decir…?' },
}
export const NothingMatches: ComboboxListStory = { args: list }
