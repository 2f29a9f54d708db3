/** The price of a booked space as a kind of payment. */
export const bookingFeeKind = 'ad_booking'
