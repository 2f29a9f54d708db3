import type { Meta, Story } from '@/lib/story'
import { FieldError, FieldHint } from './field-message'

export default { component: FieldError, title: 'components/ui/FieldError' } satisfies Meta

type FieldErrorStory = Story<typeof FieldError>

export const Fault: FieldErrorStory = {
  args: { id: 'phone-error', children: 'Escribí el código de área, por ejemplo 341.' },
}
export const Hint: FieldErrorStory = {
  render: () => <FieldHint id="phone-hint">Con código de área, por ejemplo 341 555 1234.</FieldHint>,
}
