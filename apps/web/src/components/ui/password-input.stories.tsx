import type { Meta, Story } from '@/lib/story'
import { PasswordInput } from './password-input'

export default { component: PasswordInput, title: 'components/ui/PasswordInput' } satisfies Meta

type PasswordInputStory = Story<typeof PasswordInput>

export const Hidden: PasswordInputStory = {
  args: { 'aria-label': 'Contraseña', defaultValue: 'una clave larga' },
}
export const ShownPassword: PasswordInputStory = {
  args: { 'aria-label': 'Contraseña', defaultValue: 'una clave larga' },
  parameters: { clicks: ['Mostrar contraseña'] },
}
