import type { Meta, Story } from '@/lib/story'
import { Checkbox } from './checkbox'
import { FieldSet } from './field-set'

export default { component: FieldSet, title: 'components/ui/FieldSet' } satisfies Meta

type FieldSetStory = Story<typeof FieldSet>

export const Plain: FieldSetStory = {
  args: { legend: '¿Cuándo podés recibirlo?', children: <Checkbox label="A la mañana" /> },
}
export const Invalid: FieldSetStory = {
  args: {
    legend: '¿Cuándo podés recibirlo?',
    hint: 'Elegí una o varias.',
    error: 'Elegí al menos una',
    children: <Checkbox label="A la mañana" />,
  },
}
export const Optional: FieldSetStory = {
  args: { legend: 'Servicios', isOptional: true, children: <Checkbox label="Tiene estacionamiento" /> },
}
