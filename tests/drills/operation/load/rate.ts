/** Visits a second that the README says two processors serve, nine of ten of which read. */
export const ratePerSecond = 50
/** How many times as much is too much. */
export const overload = 5
