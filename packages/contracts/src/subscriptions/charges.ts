import type { ChargeState } from './endpoints'

/** A monthly charge in the payer's history. */
export interface ChargeView {
  id: string
  /** What its kind of subscription is called in a history. */
  title: string
  /** The day it was due; the first of the month that it pays. */
  debitAt: string
  /** Until when it pays; null while it does not. */
  paidUntil: string | null
  amountArs: number
  state: ChargeState
  nextRetryAt: string | null
  /** The provider's number of the payment; null where there is no receipt. */
  receiptNumber: string | null
}

export interface Receipt {
  /** The provider's number of the payment. */
  number: string
  siteName: string
  /** '' if the payer gave no name. */
  payer: { name: string; email: string; cuit: string | null }
  amountArs: number
  description: string
  chargedAt: string
  /** The month that it pays; null for what is not paid by the month. */
  period: { from: string; until: string } | null
  /** 'visa', 'account_money', … */
  methodId: string | null
  isGivenBack: boolean
}
