/** What a payment turned out to be. */
export type PaymentOwner =
  | { subject: 'intent'; intentId: string }
  | { subject: 'subscription'; subscriptionId: string }
  /** The provider shows itself that a card is real: it charges a little and gives it back. It pays for nothing. */
  | { subject: 'card_validation' }
  /** The provider does not know it, or it refers to nothing of ours. */
  | { subject: 'unknown' }
