import type { Payment } from '@oficio/db/generated/client'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import type { PaidFor } from '../paid-for'
import type { SyncSource } from './write-payment'

export type PaymentOwner =
  | { belongsTo: 'intent'; intentId: string }
  /** Something else that the provider charges by our reference: which one is said by whoever took it in. */
  | { belongsTo: 'other'; id: string }
  /** The provider shows itself that a card is real: it charges a little and gives it back. It pays for nothing. */
  | { belongsTo: 'card_validation' }
  /** The provider does not know it, or it refers to nothing of ours. */
  | { belongsTo: 'unknown' }

export interface FoundPayment {
  payment: ProviderPayment
  /** The account that must have received the money. */
  collectorId: string
  /** What we gave to the provider with it: an id of ours. Null where the payment names none. */
  reference: string | null
  source: SyncSource
}

/** What is charged by our reference without an intent; its noun defines and contributes it. */
export interface PaymentOwnerDefinition {
  /** The word for it in lists and notes. */
  type: string
  /**
   * Takes a payment in when its reference, or what the provider says it is a charge of, is one of theirs: writes it into
   * the ledger and lets it have its effect. Returns the id of what it belongs to, or null where it is nothing of theirs.
   */
  takeIn(ctx: TxCtx, payment: FoundPayment): Promise<string | null>
  /** Returns what a payment of the ledger was for, or null where it is none of theirs. */
  paidFor(ctx: Ctx, payment: Payment): Promise<PaidFor | null>
}

declare module '../../kernel/ctx' {
  interface Registry {
    /** Who is asked, one after the other, whose a payment is that refers to no intent. */
    otherPaymentOwners: readonly PaymentOwnerDefinition[]
  }
}
