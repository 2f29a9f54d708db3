import type { Meta, Story } from '@/lib/story'
import { ChoicesForm } from './choices-form'

export default { component: ChoicesForm, title: 'accounts/notice-choices/ChoicesForm' } satisfies Meta

type ChoicesFormStory = Story<typeof ChoicesForm>

const choices = {
  channels: ['site' as const, 'mail' as const, 'push' as const],
  groups: [
    {
      group: 'request-news' as const,
      label: 'Novedades de tus solicitudes',
      hint: 'Quién vio tu solicitud y qué pasó después.',
      open: ['mail' as const, 'push' as const],
      wanted: ['site' as const, 'mail' as const],
      always: ['site' as const],
    },
    {
      group: 'account' as const,
      label: 'Tu cuenta',
      hint: 'Entradas desde otro dispositivo y cambios de email.',
      open: [],
      wanted: ['site' as const, 'mail' as const],
      always: ['site' as const, 'mail' as const],
    },
  ],
  requestMails: null,
  isEmailConfirmed: true,
}

export const Client: ChoicesFormStory = { args: { choices } }
export const Professional: ChoicesFormStory = { args: { choices: { ...choices, requestMails: 'daily' } } }
export const UnconfirmedMail: ChoicesFormStory = {
  args: { choices: { ...choices, isEmailConfirmed: false } },
}
