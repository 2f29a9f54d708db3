import type { Meta, Story } from '@/lib/story'
import { LoginForm } from './login-form'

export default {
  component: LoginForm,
  title: 'accounts/sessions/LoginForm',
  parameters: { path: '/login' },
} satisfies Meta

type LoginFormStory = Story<typeof LoginForm>

const form = { from: null, refusal: null, isCancelled: false, username: '', faults: {} }

export const Blank: LoginFormStory = { args: form }
export const WrongPassword: LoginFormStory = {
  args: { ...form, username: 'ana.quiroga', refusal: 'Usuario o contraseña incorrectos.' },
}
export const GoogleCancelled: LoginFormStory = { args: { ...form, isCancelled: true } }
export const WithFault: LoginFormStory = {
  args: { ...form, faults: { username: 'Escribí tu usuario o email' } },
}
