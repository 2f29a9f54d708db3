import type { Meta, Story } from '@/lib/story'
import { Field } from './field'
import { Input } from './input'

export default { component: Field, title: 'components/ui/Field' } satisfies Meta

type FieldStory = Story<typeof Field>

export const Plain: FieldStory = { args: { label: 'Título', children: (control) => <Input {...control} /> } }
export const WithHint: FieldStory = {
  args: {
    label: 'Título',
    hint: 'En pocas palabras: qué hay que hacer.',
    isOptional: true,
    children: (control) => <Input {...control} />,
  },
}
export const Invalid: FieldStory = {
  args: { label: 'Título', error: 'Escribí un título', children: (control) => <Input {...control} /> },
}
