/** Visits per second that two processors serve, as the README says. Nine of ten visits read. */
export const ratePerSecond = 50
/** Factor by which the overload exceeds the usual rate. */
export const overload = 5
