/** Minutes without a notification after which a payment suggests that notifications do not arrive. */
export const announcementMinutes = 60

/** Whether Mercado Pago's notifications arrive and are accepted. */
export interface NotificationHealth {
  /** Refused notifications since yesterday (Argentina). Anybody can send a notification that is refused. */
  refusedSinceYesterday: number
  /** Null if none was refused while such counters are kept. */
  lastRefusedAt: string | null
  /** Null if none was accepted while such counters are kept. */
  lastValidAt: string | null
  /** Payments that were found only by polling the provider, while no valid notification arrived. */
  unannouncedPayments: number
  /** Notifications are signed with a secret other than ours, and no valid notification came after them. */
  isSecretDoubtful: boolean
}
