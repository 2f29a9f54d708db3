import type { Role } from '../access'

interface MailGroup {
  label: string
  hint: string
  /** Who gets such mails. */
  roles: readonly Role[]
}

const everybody = ['user', 'professional', 'admin'] as const

/**
 * Mails that the owner of an account may switch off. What the law or money demands, what asks for an answer, and what
 * concerns the safety of the account is in none of them.
 */
export const mailGroups = {
  'new-requests': {
    label: 'Solicitudes nuevas para vos',
    hint: 'Cuando alguien de tu zona pide algo de tus rubros.',
    roles: ['professional'],
  },
  'contact-opened': {
    label: 'Quién abrió tus datos',
    hint: 'Cuando un profesional abre tus datos de contacto.',
    roles: everybody,
  },
  'request-news': {
    label: 'Novedades de tus solicitudes',
    hint: 'Cuando otra persona cambia el estado de una solicitud.',
    roles: everybody,
  },
  reminders: {
    label: 'Recordatorios',
    hint: 'Antes de que venza una solicitud tuya.',
    roles: everybody,
  },
} as const satisfies Record<string, MailGroup>

export type MailGroupName = keyof typeof mailGroups

// What `Object.keys` gives are the names that the table was written with.
export const mailGroupNames = Object.keys(mailGroups) as [MailGroupName, ...MailGroupName[]]
