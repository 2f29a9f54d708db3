import type { Role } from '../access'

/** Channels of notifications with their names for people: a mail, a line in the account's list, a message on its devices. */
export const channelTexts = { mail: 'Email', site: 'En el sitio', push: 'Dispositivos' } as const
export type NoticeChannel = keyof typeof channelTexts

// `Object.keys` returns exactly the keys of the table.
export const noticeChannels = Object.keys(channelTexts) as [NoticeChannel, ...NoticeChannel[]]

/** Whether a channel delivers a group by the reader's choice, always or never. */
export type DeliveryMode = 'chosen' | 'always' | 'never'

interface NoticeGroup {
  label: string
  hint: string
  /** Roles that get such notifications. */
  roles: readonly Role[]
  /** A reader may choose each channel that is not listed here. */
  defaults: Readonly<
    { mail: DeliveryMode; site: DeliveryMode } & Partial<Record<NoticeChannel, DeliveryMode>>
  >
}

const allRoles = ['user', 'professional', 'admin'] as const
const asChosen = { mail: 'chosen', site: 'chosen' } as const
/** Notifications that the law, money or the safety of the account require. */
const always = { mail: 'always', site: 'always' } as const

/**
 * Groups of notifications, for which the owner of an account chooses channels. The names are stored in the database
 * and appear in links of mails already sent.
 */
export const noticeGroups = {
  'new-requests': {
    label: 'Solicitudes nuevas para vos',
    hint: 'Cuando alguien de tu zona pide algo de tus rubros.',
    roles: ['professional'],
    defaults: asChosen,
  },
  'own-contacts': {
    label: 'Tus contactos',
    hint: 'Qué pasa con las solicitudes que tomaste, y qué decidimos sobre lo que reportaste.',
    roles: ['professional'],
    defaults: asChosen,
  },
  'contact-opened': {
    label: 'Quién vio tu solicitud',
    hint: 'Cuando un profesional ve tu solicitud y puede llamarte.',
    roles: allRoles,
    defaults: asChosen,
  },
  'request-news': {
    label: 'Novedades de tus solicitudes',
    hint: 'Cuando otra persona cambia el estado de una solicitud.',
    roles: allRoles,
    defaults: asChosen,
  },
  reminders: {
    label: 'Recordatorios',
    hint: 'Antes de que venza una solicitud tuya.',
    roles: allRoles,
    defaults: asChosen,
  },
  reviews: {
    label: 'Reseñas',
    hint: 'Cuando te dejan una, y cuando podés contar cómo fue un trabajo.',
    roles: allRoles,
    defaults: asChosen,
  },
  advertising: {
    label: 'Publicidad',
    hint: 'Cómo sigue tu banner después de reservar un espacio.',
    roles: allRoles,
    defaults: asChosen,
  },
  business: {
    label: 'Tus negocios',
    hint: 'Qué plan empieza, y qué decidimos sobre una página tuya.',
    roles: allRoles,
    defaults: always,
  },
  payments: {
    label: 'Pagos y suscripciones',
    hint: 'Cobros, devoluciones y cambios de precio.',
    roles: allRoles,
    defaults: always,
  },
  account: {
    label: 'Tu cuenta y su seguridad',
    hint: 'Contraseña, ingresos y qué decidimos sobre tu cuenta.',
    roles: allRoles,
    defaults: always,
  },
  'consumer-requests': {
    label: 'Pedidos de consumidores',
    hint: 'Los arrepentimientos, las bajas y los pedidos sobre datos personales que el equipo responde.',
    roles: ['admin'],
    defaults: { mail: 'never', site: 'always' },
  },
} as const satisfies Record<string, NoticeGroup>

export type NoticeGroupName = keyof typeof noticeGroups

// `Object.keys` returns exactly the keys of the table.
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroupName, ...NoticeGroupName[]]

/** Returns whether the channel delivers the group by the reader's choice, always or never. */
export function deliveryModeOf(group: NoticeGroupName, channel: NoticeChannel): DeliveryMode {
  const { defaults }: NoticeGroup = noticeGroups[group]
  return defaults[channel] ?? 'chosen'
}

/** Groups whose mails the reader may switch off. A mail that asks for an answer belongs to no group. */
export type MailGroupName = {
  [Group in NoticeGroupName]: (typeof noticeGroups)[Group]['defaults']['mail'] extends 'chosen'
    ? Group
    : never
}[NoticeGroupName]

/** Returns the group if its mails can be switched off. */
export const switchableMails = (group: NoticeGroupName): MailGroupName | undefined =>
  mailGroupNames.find((name) => name === group)

export const mailGroupNames = noticeGroupNames.filter(
  (group): group is MailGroupName => deliveryModeOf(group, 'mail') === 'chosen',
)
