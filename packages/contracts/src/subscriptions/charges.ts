import type { ChargeState } from './endpoints'

/** A monthly charge in the payer's history. */
export interface ChargeView {
  id: string
  /** The title of the kind of subscription in a history. */
  title: string
  /** The due day, which is the first day of the month that the charge pays. */
  debitAt: string
  /** The end of the paid month. Null while the charge is not paid. */
  paidUntil: string | null
  amountArs: number
  state: ChargeState
  nextRetryAt: string | null
  /** The provider's payment number. Null without a receipt. */
  receiptNumber: string | null
}

export interface Receipt {
  /** The provider's payment number. */
  number: string
  siteName: string
  /** The name is '' if the payer gave none. */
  payer: { name: string; email: string; cuit: string | null }
  amountArs: number
  description: string
  chargedAt: string
  /** The month that was paid. Null for a payment that is not monthly. */
  period: { from: string; until: string } | null
  /** The means of payment. Null if unknown. */
  methodId: string | null
  isGivenBack: boolean
}
