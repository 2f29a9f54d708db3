import type { PaymentStatus } from '@oficio/contracts/kernel/payment-states'

/** The states of a payment, grouped by what they mean for the money. */
export const paidStatuses: PaymentStatus[] = ['approved', 'in_dispute']
export const declinedStatuses: PaymentStatus[] = ['rejected', 'cancelled']
export const openStatuses: PaymentStatus[] = ['pending', 'in_review', 'reserved']
const returnedStatuses: PaymentStatus[] = ['refunded', 'taken_by_bank']

const isAmong = (statuses: readonly string[], status: string | null): boolean =>
  status !== null && statuses.includes(status)

/** Whether the provider has not decided yet. */
export const isOpenStatus = (status: string | null): boolean => isAmong(openStatuses, status)

/** Whether the money is ours. An open dispute takes nothing back. */
export const isPaidStatus = (status: string | null): boolean => isAmong(paidStatuses, status)

/** Whether this attempt brought no money and never will. */
export const isDeclinedStatus = (status: string | null): boolean => isAmong(declinedStatuses, status)

/** Whether the money was refunded or taken back by the bank. */
export const isReturnedStatus = (status: string | null): boolean => isAmong(returnedStatuses, status)
