import type { ChargeState } from '@oficio/contracts/subscriptions/endpoints'

/** The state on which all three sides must agree. Money is in centavos, times are ISO texts in UTC. */
export interface Account {
  canCharge: boolean
  amountCentavos: number
  nextChargeAt: string | null
  /** Oldest first. */
  charges: {
    debitAt: string
    amountCentavos: number
    state: ChargeState
    retryAt: string | null
    receipt: string | null
  }[]
  /** Sum of the charges that were paid and not refunded. */
  takenCentavos: number
}

/** Adds the sum of the paid charges. */
export const complete = (account: Omit<Account, 'takenCentavos'>): Account => ({
  ...account,
  takenCentavos: sum(account.charges.filter(({ state }) => state === 'paid')),
})

export const sum = (amounts: { amountCentavos: number }[]) =>
  amounts.reduce((total, { amountCentavos }) => total + amountCentavos, 0)

/** A charge in our own status words. */
interface Charge {
  debitAt: string
  amountCentavos: number
  status: string
  paymentStatus: string | null
  retryAt: string | null
  paymentId: string | null
}

/** Returns a charge as a list with one entry, or an empty list if the charge was cancelled without an attempt. */
export function asCharge({
  debitAt,
  amountCentavos,
  retryAt,
  paymentId,
  ...words
}: Charge): Account['charges'] {
  if (words.status === 'cancelled' && paymentId === null) return []
  const state = stateOf(words)
  const hasReceipt = state === 'paid' || state === 'given_back'
  return [
    {
      debitAt,
      amountCentavos,
      state,
      retryAt: state === 'retrying' ? retryAt : null,
      receipt: hasReceipt ? paymentId : null,
    },
  ]
}

function stateOf({ status, paymentStatus }: Pick<Charge, 'status' | 'paymentStatus'>): ChargeState {
  if (paymentStatus === 'approved') return 'paid'
  if (paymentStatus === 'refunded' || paymentStatus === 'taken_by_bank') return 'given_back'
  if (status === 'retrying') return 'retrying'
  return paymentStatus === 'rejected' ? 'declined' : 'scheduled'
}
