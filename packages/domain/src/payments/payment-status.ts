/** The provider's words for a payment, by what they mean for the money. A word that it did not use before is none of them. */
export const paidStatuses = ['approved', 'in_mediation']
export const declinedStatuses = ['rejected', 'cancelled']
const returnedStatuses = ['refunded', 'charged_back']

/** The money is ours. A claim that is still being discussed takes nothing back. */
export const isPaidStatus = (status: string | null): boolean => paidStatuses.includes(status ?? '')

/** The money never came, and of that try it never will. */
export const isDeclinedStatus = (status: string | null): boolean => declinedStatuses.includes(status ?? '')

/** The money is not ours any more: it was given back, or the bank took it. */
export const isReturnedStatus = (status: string | null): boolean => returnedStatuses.includes(status ?? '')
