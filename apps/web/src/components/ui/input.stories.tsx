import type { Meta, Story } from '@/lib/story'
import { Input } from './input'

export default { component: Input, title: 'components/ui/Input' } satisfies Meta

type InputStory = Story<typeof Input>

export const Empty: InputStory = { args: { 'aria-label': 'Nombre', placeholder: 'Ana Quiroga' } }
export const WithText: InputStory = { args: { 'aria-label': 'Nombre', defaultValue: 'Ana Quiroga' } }
export const Invalid: InputStory = { args: { 'aria-label': 'Nombre', 'aria-invalid': true } }
export const Disabled: InputStory = {
  args: { 'aria-label': 'Nombre', defaultValue: 'Ana Quiroga', disabled: true },
}
