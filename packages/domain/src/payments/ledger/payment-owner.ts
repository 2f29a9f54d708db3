import type { Payment } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import type { PaidFor } from '../paid-for'
import type { SyncSource } from './write-payment'

export type PaymentOwner =
  | { belongsTo: 'intent'; intentId: string }
  /** Another owner in the registry, such as a subscription. `id` is the id of the owner's row. */
  | { belongsTo: 'other'; id: string }
  /** The provider validates a card by charging and refunding a small amount. The payment pays for nothing. */
  | { belongsTo: 'card_validation' }
  /** The provider does not know the payment, or the payment has no reference of ours. */
  | { belongsTo: 'unknown' }

export interface FoundPayment {
  payment: ProviderPayment
  /** The account that must have received the money. */
  collectorId: string
  /** Our reference, which we sent to the provider with the order; null if the payment has none. */
  reference: string | null
  source: SyncSource
}

/**
 * An owner of payments that have no intent, such as subscriptions. The folder of that owner defines and contributes it.
 */
export interface PaymentOwnerDefinition {
  /** The stored name of this owner type, used in lists and records. */
  type: string
  /**
   * Stores a payment in the ledger and applies its effect, if its reference or the provider's charge belongs to this
   * owner type. Returns the id of the owner's row, or null if the payment belongs to none.
   */
  importPayment(ctx: TxCtx, payment: FoundPayment): Promise<string | null>
  /** Returns what a stored payment was for; null if it belongs to another owner type. */
  paidFor(ctx: Ctx, payment: Payment): Promise<PaidFor | null>
}

declare module '../../kernel/ctx' {
  interface Registry {
    /** The owner types that are tried in turn for a payment without an intent. */
    otherPaymentOwners: readonly PaymentOwnerDefinition[]
  }
}
