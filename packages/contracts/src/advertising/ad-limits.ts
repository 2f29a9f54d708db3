/** Numbers of advertising that nobody changes at run time (docs/product.md has what for). */
export const adLimits = {
  /** How long an unpaid booking keeps its days, and how much longer its payment page stays open. */
  holdMinutes: 30,
  latePaymentMinutes: 30,
  /** The longest booking, and how far ahead one may end. */
  daysMax: 60,
  aheadDays: 180,
  /** Bookings of one account within 24 hours that nobody paid for: each keeps its days from others for a while. */
  unpaidBookings: 6,
  /** The same while nobody has shown that the account's mailbox is theirs: such accounts are made by the dozen. */
  unpaidBookingsUnproven: 2,
  titleMax: 60,
  textMax: 120,
} as const
