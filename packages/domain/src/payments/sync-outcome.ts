/** What a payment turned out to be. */
export type SyncOutcome =
  | { subject: 'intent'; intentId: string }
  | { subject: 'subscription'; subscriptionId: string }
  /** The provider does not know it, it refers to nothing of ours, or it only shows that a card is real. */
  | { subject: 'unknown' }
