import type { Meta, Story } from '@/lib/story'
import { EmailInput } from './email-input'

export default { component: EmailInput, title: 'components/ui/EmailInput' } satisfies Meta

type EmailInputStory = Story<typeof EmailInput>

export const Empty: EmailInputStory = { args: { 'aria-label': 'Email' } }
export const WithAddress: EmailInputStory = {
  args: { 'aria-label': 'Email', defaultValue: 'ana@correo.example' },
}
export const Invalid: EmailInputStory = {
  args: { 'aria-label': 'Email', defaultValue: 'ana@', 'aria-invalid': true },
}
