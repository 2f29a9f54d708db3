import type { ChargeState } from '@oficio/contracts/subscriptions/endpoints'

/** What the three sides must say alike. Money is in centavos, moments are ISO texts in UTC. */
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
  /** What was taken and is still ours. */
  takenCentavos: number
}

/** Adds what the charges that count come to. */
export const complete = (account: Omit<Account, 'takenCentavos'>): Account => ({
  ...account,
  takenCentavos: sum(account.charges.filter(({ state }) => state === 'paid')),
})

export const sum = (amounts: { amountCentavos: number }[]) =>
  amounts.reduce((total, { amountCentavos }) => total + amountCentavos, 0)

/** A charge in our own words. */
interface Charge {
  debitAt: string
  amountCentavos: number
  status: string
  paymentStatus: string | null
  retryAt: string | null
  paymentId: string | null
}

/** Reads a charge; returns null for a charge that was given up untried. */
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
