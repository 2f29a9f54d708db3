import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'

/** The states of a payment by what they mean for the money. */
export const paidStatuses: PaymentStatus[] = ['approved', 'in_dispute']
export const declinedStatuses: PaymentStatus[] = ['rejected', 'cancelled']
export const openStatuses: PaymentStatus[] = ['pending', 'in_review', 'reserved']
const returnedStatuses: PaymentStatus[] = ['refunded', 'taken_by_bank']

const isAmong = (statuses: readonly string[], status: string | null): boolean =>
  status !== null && statuses.includes(status)

/** The provider has not decided. */
export const isOpenStatus = (status: string | null): boolean => isAmong(openStatuses, status)

/** The money is ours. A claim that is still being discussed takes nothing back. */
export const isPaidStatus = (status: string | null): boolean => isAmong(paidStatuses, status)

/** The money never came, and of that try it never will. */
export const isDeclinedStatus = (status: string | null): boolean => isAmong(declinedStatuses, status)

/** The money is not ours any more: it was given back, or the bank took it. */
export const isReturnedStatus = (status: string | null): boolean => isAmong(returnedStatuses, status)
