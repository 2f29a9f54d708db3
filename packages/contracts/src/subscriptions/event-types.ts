/** What can happen to a subscription; the column is text so that a new kind needs no migration. */
export type SubscriptionEventType =
  | 'created'
  /** Whether the provider made it is not known: something of ours may be left there. */
  | 'creation_interrupted'
  | 'status'
  | 'charge_paid'
  | 'charge_failed'
  | 'charge_taken_back'
  | 'charge_not_accepted'
  /** The amount that the next charge is to take. */
  | 'amount'
  /** The provider has it. */
  | 'amount_set'
  | 'amount_refused'
  | 'price_announced'
  | 'price_withdrawn'
  | 'cancel_requested'
  | 'resume_requested'
  /** Its subject was suspended: nothing is to be charged. */
  | 'hold_requested'
  | 'hold_released'
  | 'orphan_cancelled'
