import type { Delivery } from './delivery'

/** The records of the stand-in. Money is in integer centavos, times are ISO texts in UTC, ids are texts. */

export interface Preference {
  id: string
  /** The body as it was sent. The API returns it. */
  body: Record<string, unknown>
  externalReference: string | null
  totalCentavos: number
  currency: string
  orderId: string | null
  createdAt: string
}

export interface Refund {
  id: string
  amountCentavos: number
  /** Omitted for a completed refund. 'in_process' is not decided yet. */
  status?: 'in_process' | 'rejected'
  reason: string | null
  isPartial: boolean
  createdAt: string
}

export interface Payment {
  id: string
  preferenceId: string | null
  orderId: string | null
  /** The subscription that the payment is a charge of. */
  preapprovalId: string | null
  /** The number of the charge within the subscription, from 1. */
  sequence: number | null
  status: string
  statusDetail: string
  amountCentavos: number
  currency: string
  collectorId: string
  externalReference: string | null
  description: string
  metadata: Record<string, unknown>
  methodId: string
  typeId: string
  operationType: string
  payerEmail: string
  holderName: string | null
  isBinary: boolean
  statementDescriptor: string | null
  notificationUrl: string | null
  refunds: Refund[]
  createdAt: string
  approvedAt: string | null
  updatedAt: string
  /** When an unpaid payment expires; null if it does not wait for the payer. */
  expiresAt: string | null
}

export interface MerchantOrder {
  id: string
  preferenceId: string
  createdAt: string
  updatedAt: string
}

export interface Chargeback {
  id: string
  paymentId: string
  /** 'in_process', 'settled' or 'reimbursed'. */
  status: string
  createdAt: string
  updatedAt: string
}

export interface Frequency {
  frequency: number
  type: 'days' | 'months'
}

/** The planned result of a charge attempt: 'approve' or a status_detail. Lists of results apply in order. */
export type ChargeResult = string

export interface Preapproval {
  id: string
  version: number
  status: string
  reason: string
  externalReference: string | null
  payerEmail: string
  payerId: string
  amountCentavos: number
  currency: string
  every: Frequency
  freeTrial: Frequency | null
  startAt: string | null
  endAt: string | null
  backUrl: string | null
  planId: string | null
  methodId: string | null
  chargeResults: ChargeResult[]
  /**
   * The date of the first charge, from which all other dates are counted. Null until the subscription is authorized.
   */
  firstChargeAt: string | null
  /** How many periods have begun since the first charge, paid or not. */
  periods: number
  nextChargeAt: string | null
  chargedQuantity: number
  chargedCentavos: number
  lastChargedCentavos: number | null
  lastChargedAt: string | null
  failedInARow: number
  createdAt: string
  updatedAt: string
}

export interface Invoice {
  id: string
  preapprovalId: string
  sequence: number
  version: number
  status: string
  amountCentavos: number
  currency: string
  reason: string
  externalReference: string | null
  debitAt: string
  retryAttempt: number
  nextRetryAt: string | null
  paymentId: string | null
  createdAt: string
  updatedAt: string
}

export interface Plan {
  id: string
  body: Record<string, unknown>
  status: string
  createdAt: string
  updatedAt: string
}

/** A refund that was made with an idempotency key. A repeated call with the key makes no second refund. */
interface IdempotencyKey {
  id: string
  refundId: string
}

interface Meta {
  id: 'meta'
  nextId: number
  clockOffsetMs: number
}

export interface Tables {
  meta: Meta
  preferences: Preference
  payments: Payment
  orders: MerchantOrder
  chargebacks: Chargeback
  preapprovals: Preapproval
  invoices: Invoice
  plans: Plan
  deliveries: Delivery
  idempotencyKeys: IdempotencyKey
}

export type TableName = keyof Tables
