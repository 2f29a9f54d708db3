/** Payment kind of the price of an advertising booking. */
export const bookingFeeKind = 'ad_booking'
