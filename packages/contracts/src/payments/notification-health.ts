/** After how many minutes a payment that no notification announced is a sign that none arrive. */
export const announcementMinutes = 60

/** Whether Mercado Pago's notifications arrive and are accepted. */
export interface NotificationHealth {
  /** Since yesterday in Argentina. Anybody can send a notification that is refused. */
  refusedSinceYesterday: number
  /** Null where none was refused within the time that such counters are kept. */
  lastRefusedAt: string | null
  /** Null where none was accepted within that time. */
  lastValidAt: string | null
  /** Payments that were found only by asking, while no valid notification came. */
  unannouncedPayments: number
  /** Notifications come signed with another secret than ours, and no valid one came after them. */
  isSecretDoubtful: boolean
}
