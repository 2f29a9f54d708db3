/** The provider's words for a payment, by what they mean for the money. A word that it did not use before is none of them. */
export const paidStatuses = ['approved', 'in_mediation']
export const declinedStatuses = ['rejected', 'cancelled']
const returnedStatuses = ['refunded', 'charged_back']

/** The details that say that the money is ours after all, by the status that sounds as if it had gone back. */
const keptBy: Record<string, string> = {
  // The bank decided the dispute in the site's favour.
  charged_back: 'reimbursed',
  // The provider's own protection programme paid the buyer.
  refunded: 'bpp_covered',
}

/**
 * Returns what a payment is recorded as: the provider's status, except that money which is ours after all is 'approved'.
 * Whatever judges a payment later looks at its status alone, so the detail is weighed here, before anything is stored.
 */
export const recordedStatusOf = (payment: { status: string; statusDetail: string | null }): string =>
  isKept(payment) ? 'approved' : payment.status

const isKept = ({ status, statusDetail }: { status: string; statusDetail: string | null }): boolean =>
  statusDetail !== null && keptBy[status] === statusDetail

interface ToldPayment {
  status: string
  statusDetail: string | null
  amountCentavos: number
  refundedCentavos: number
}

/** Returns a payment of the provider's as it is recorded: of money that is ours after all nothing went back with it. */
export function recordedPayment<P extends ToldPayment>(payment: P): P {
  if (!isKept(payment)) return payment
  const { amountCentavos, refundedCentavos } = payment
  const isAll = refundedCentavos >= amountCentavos
  return { ...payment, status: 'approved', refundedCentavos: isAll ? 0 : refundedCentavos }
}

/** The money is ours. A claim that is still being discussed takes nothing back. */
export const isPaidStatus = (status: string | null): boolean => paidStatuses.includes(status ?? '')

/** The money never came, and of that try it never will. */
export const isDeclinedStatus = (status: string | null): boolean => declinedStatuses.includes(status ?? '')

/** The money is not ours any more: it was given back, or the bank took it. */
export const isReturnedStatus = (status: string | null): boolean => returnedStatuses.includes(status ?? '')
