import type { Meta, Story } from '@/lib/story'
import { ResetPasswordForm } from './reset-password-form'

export default { component: ResetPasswordForm, title: 'accounts/recovery/ResetPasswordForm' } satisfies Meta

type ResetPasswordFormStory = Story<typeof ResetPasswordForm>

const form = { token: 'token', refusal: null, faults: {} }

export const Blank: ResetPasswordFormStory = { args: form }
export const FirstPassword: ResetPasswordFormStory = { args: { ...form, firstOf: 'Ana' } }
export const WithFaults: ResetPasswordFormStory = {
  args: { ...form, faults: { password: 'Usá al menos 10 caracteres', confirmPassword: 'No coinciden' } },
}
export const ExpiredLink: ResetPasswordFormStory = {
  args: { ...form, refusal: 'El enlace venció. Pedí otro.' },
}
