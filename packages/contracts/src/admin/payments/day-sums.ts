/** Of how many days, today included, sums are shown. */
export const daysSummed = 30

/** What one kind of payment brought on one day of Argentina, in centavos. */
export interface DaySum {
  /** '2026-11-21' */
  day: string
  /** A payment kind, or 'subscription'. */
  kind: string
  kindText: string
  approvedCentavos: number
  /** Given back or charged back that day; negative when a charge-back was taken back. */
  refundedCentavos: number
}
