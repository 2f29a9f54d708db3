import type { Meta, Story } from '@/lib/story'
import { Checkbox } from './checkbox'

export default { component: Checkbox, title: 'components/ui/Checkbox' } satisfies Meta

type CheckboxStory = Story<typeof Checkbox>

export const Empty: CheckboxStory = { args: { label: '¿Es celular?' } }
export const Checked: CheckboxStory = {
  args: { label: '¿Es celular?', hint: 'Así también te pueden escribir por WhatsApp.', defaultChecked: true },
}
export const Invalid: CheckboxStory = {
  args: { label: 'Acepto los términos y condiciones', 'aria-invalid': true },
}
export const Disabled: CheckboxStory = { args: { label: 'Emails de novedades', disabled: true } }
