import { Input } from '@/components/ui/input'
import type { Meta, Story } from '@/lib/story'
import { SearchBar } from './search-bar'

export default { component: SearchBar, title: 'search/SearchBar' } satisfies Meta

type SearchBarStory = Story<typeof SearchBar>

const query = {
  id: 'words',
  label: '¿Qué necesitás?',
  placeholder: 'Plomero, pérdida de gas, un nombre…',
  value: '',
  maxLength: 120,
  fault: undefined,
}
const bar = {
  action: '#',
  query,
  keptValues: [['radiusKm', '25']] as const,
  children: <Input aria-label="¿Dónde?" placeholder="Tu ciudad" />,
}

export const Empty: SearchBarStory = { args: bar }
export const WithFault: SearchBarStory = {
  args: { ...bar, query: { ...query, value: 'x', fault: 'Escribí al menos una palabra.' } },
}
