/** For how many days sums are shown, today included. */
export const daysSummed = 30

/** Income of one kind of payment on one day in Argentina, in centavos. */
export interface DaySum {
  /** '2026-11-21' */
  day: string
  /** A payment kind, or 'subscription'. */
  kind: string
  kindText: string
  approvedCentavos: number
  /** Refunded or charged back that day; negative if a charge-back was reversed. */
  refundedCentavos: number
}
