/** What a payment turned out to be. */
export type SyncOutcome =
  | { subject: 'intent'; intentId: string }
  | { subject: 'subscription'; subscriptionId: string }
  /** The provider does not know it, or it refers to nothing of ours. */
  | { subject: 'unknown' }
