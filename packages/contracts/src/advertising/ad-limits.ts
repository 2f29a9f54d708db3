/** Limits of advertising that are constant at run time. docs/product.md explains them. */
export const adLimits = {
  /** How long an unpaid booking reserves its days, and how much longer its payment page stays open. */
  holdMinutes: 30,
  latePaymentMinutes: 30,
  /** The maximum length of a booking, and how many days ahead a booking may end. */
  daysMax: 60,
  aheadDays: 180,
  /** Maximum number of unpaid bookings per account within 24 hours, because each blocks its days for others. */
  unpaidBookings: 6,
  /**
   * The same limit for an account with an unconfirmed mail address, because such accounts are easy to create in bulk.
   */
  unpaidBookingsUnproven: 1,
  /** The same limit for all accounts on one connection together, because anybody can register many accounts. */
  unpaidBookingsPerConnection: 6,
  titleMax: 60,
  textMax: 120,
} as const
