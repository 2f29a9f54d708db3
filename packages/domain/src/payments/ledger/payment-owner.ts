import type { TxCtx } from '../../kernel/ctx'
import type { ProviderPayment } from '../../kernel/payment-provider'
import type { SyncSource } from './write-payment'

/** What a payment turned out to be. */
export type PaymentOwner =
  | { subject: 'intent'; intentId: string }
  /** Something else that the provider charges by our reference: which one is said by whoever took it in. */
  | { subject: 'other'; id: string }
  /** The provider shows itself that a card is real: it charges a little and gives it back. It pays for nothing. */
  | { subject: 'card_validation' }
  /** The provider does not know it, or it refers to nothing of ours. */
  | { subject: 'unknown' }

export interface FoundPayment {
  found: ProviderPayment
  /** The account that must have received the money. */
  collectorId: string
  /** What we gave to the provider with it: an id of ours. */
  reference: string
  source: SyncSource
}

/**
 * Takes a payment in when its reference is one of theirs: writes it into the ledger and lets it have its effect. Returns
 * the id of what it belongs to, or null where the reference is nothing of theirs.
 */
export type TakeInPayment = (ctx: TxCtx, payment: FoundPayment) => Promise<string | null>

declare module '../../kernel/ctx' {
  interface Registry {
    /** Who is asked, one after the other, whose a payment is that refers to no intent. */
    otherPaymentOwners: readonly TakeInPayment[]
  }
}
