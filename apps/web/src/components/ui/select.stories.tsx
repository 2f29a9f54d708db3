import type { Meta, Story } from '@/lib/story'
import { Select } from './select'

export default { component: Select, title: 'components/ui/Select' } satisfies Meta

type SelectStory = Story<typeof Select>

const options = ['Córdoba', 'Mendoza', 'Santa Fe'].map((name) => <option key={name}>{name}</option>)

export const Placeholder: SelectStory = {
  args: { 'aria-label': 'Provincia', placeholder: 'Elegí una provincia', children: options },
}
export const WithChoice: SelectStory = {
  args: { 'aria-label': 'Provincia', defaultValue: 'Santa Fe', children: options },
}
export const Disabled: SelectStory = {
  args: { 'aria-label': 'Provincia', disabled: true, children: options },
}
