import type { Meta, Story } from '@/lib/story'
import { RegisterForm } from './register-form'

export default { component: RegisterForm, title: 'accounts/registration/RegisterForm' } satisfies Meta

type RegisterFormStory = Story<typeof RegisterForm>

export const Blank: RegisterFormStory = {
  args: { loginPath: '/login', knownPerson: { firstName: '', lastName: '', email: '' } },
}
export const KnownClient: RegisterFormStory = {
  args: {
    loginPath: '/login',
    knownPerson: { firstName: 'Ana', lastName: 'Quiroga', email: 'ana@correo.example' },
  },
}
