/** What a notification of a payment provider is about, in our own words, with its name for an admin. */
export const notificationTopicTexts = {
  payment: 'Pago',
  subscription: 'Suscripción',
  /** A monthly charge of a subscription. */
  charge: 'Cobro de suscripción',
  /** An object that this site does not use: the notification is stored and ignored. */
  other: 'Otro',
} as const
export type NotificationTopicName = keyof typeof notificationTopicTexts
