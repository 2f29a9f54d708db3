import type { Role } from '../access'
import type { NoticeKind } from './notice-kinds'

/** By what an account hears of something: a mail, a line in its list, a message on its devices. */
export const noticeChannels = ['mail', 'site', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Whether a channel tells of something: as its reader chose, whatever they chose, or not at all. */
export type ToldBy = 'chosen' | 'always' | 'never'

interface NoticeGroup {
  label: string
  hint: string
  /** Who is told of such things. */
  roles: readonly Role[]
  by: Readonly<Record<NoticeChannel, ToldBy>>
}

const everybody = ['user', 'professional', 'admin'] as const
const asChosen = { mail: 'chosen', site: 'chosen', push: 'chosen' } as const
/** What law, money or the safety of the account demands. */
const always = { mail: 'always', site: 'always', push: 'chosen' } as const

/**
 * What an account is told of, in groups that its owner chooses channels for. The names stand in the database, and in the
 * links of mails that were sent long ago.
 */
export const noticeGroups = {
  'new-requests': {
    label: 'Solicitudes nuevas para vos',
    hint: 'Cuando alguien de tu zona pide algo de tus rubros.',
    roles: ['professional'],
    by: asChosen,
  },
  'own-contacts': {
    label: 'Tus contactos',
    hint: 'Qué pasa con las solicitudes que tomaste, y qué decidimos sobre lo que reportaste.',
    roles: ['professional'],
    by: asChosen,
  },
  'contact-opened': {
    label: 'Quién vio tu solicitud',
    hint: 'Cuando un profesional ve tu solicitud y puede llamarte.',
    roles: everybody,
    by: asChosen,
  },
  'request-news': {
    label: 'Novedades de tus solicitudes',
    hint: 'Cuando otra persona cambia el estado de una solicitud.',
    roles: everybody,
    by: asChosen,
  },
  reminders: {
    label: 'Recordatorios',
    hint: 'Antes de que venza una solicitud tuya.',
    roles: everybody,
    by: asChosen,
  },
  reviews: {
    label: 'Reseñas',
    hint: 'Cuando te dejan una, y cuando podés contar cómo fue un trabajo.',
    roles: everybody,
    by: asChosen,
  },
  advertising: {
    label: 'Publicidad',
    hint: 'Cómo sigue tu banner después de reservar un espacio.',
    roles: everybody,
    by: asChosen,
  },
  business: {
    label: 'Tus negocios',
    hint: 'Qué plan empieza, y qué decidimos sobre una página tuya.',
    roles: everybody,
    by: always,
  },
  payments: {
    label: 'Pagos y suscripciones',
    hint: 'Cobros, devoluciones y cambios de precio.',
    roles: everybody,
    by: always,
  },
  account: {
    label: 'Tu cuenta y su seguridad',
    hint: 'Contraseña, ingresos y qué decidimos sobre tu cuenta.',
    roles: everybody,
    by: always,
  },
  'consumer-requests': {
    label: 'Pedidos de consumidores',
    hint: 'Los arrepentimientos, las bajas y los pedidos sobre datos personales que el equipo responde.',
    roles: ['admin'],
    by: { mail: 'never', site: 'always', push: 'chosen' },
  },
} as const satisfies Record<string, NoticeGroup>

export type NoticeGroupName = keyof typeof noticeGroups

// What `Object.keys` gives are the names that the table was written with.
export const noticeGroupNames = Object.keys(noticeGroups) as [NoticeGroupName, ...NoticeGroupName[]]

/** Returns whether that channel tells of the group as its reader chose, always, or never. */
export const toldBy = (group: NoticeGroupName, channel: NoticeChannel): ToldBy =>
  noticeGroups[group].by[channel]

/** Groups whose mails their reader may switch off. A mail that asks for an answer is in no group. */
export type MailGroupName = {
  [Group in NoticeGroupName]: (typeof noticeGroups)[Group]['by']['mail'] extends 'chosen' ? Group : never
}[NoticeGroupName]

export const mailGroupNames = noticeGroupNames.filter(
  (group): group is MailGroupName => toldBy(group, 'mail') === 'chosen',
)

/** Which group each kind of notice belongs to. */
export const groupOfKind: Record<NoticeKind, NoticeGroupName> = {
  'new-request': 'new-requests',
  'lead-taken': 'contact-opened',
  'lead-confirmed': 'own-contacts',
  'lead-counted': 'own-contacts',
  'lead-report-decided': 'own-contacts',
  'contact-status': 'own-contacts',
  'client-erased': 'own-contacts',
  'completion-denied': 'own-contacts',
  'request-status': 'request-news',
  'request-expiring': 'reminders',
  'work-question': 'reminders',
  'review-written': 'reviews',
  'review-decided': 'reviews',
  'business-decided': 'business',
  'business-plan-begun': 'business',
  'ad-booked': 'advertising',
  'ad-decided': 'advertising',
  'consumer-request': 'consumer-requests',
  'data-request': 'consumer-requests',
  'account-under-review': 'account',
  'account-approved': 'account',
  'account-rejected': 'account',
  'account-suspended': 'account',
  'account-reinstated': 'account',
  'mail-refused': 'account',
  'subscription-active': 'payments',
  'subscription-charged': 'payments',
  'subscription-charge-failed': 'payments',
  'subscription-taken-back': 'payments',
  'subscription-suspended': 'payments',
  'subscription-cancelled': 'payments',
  'subscription-amount-changed': 'payments',
  'subscription-price-announced': 'payments',
  'subscription-price-withdrawn': 'payments',
}
