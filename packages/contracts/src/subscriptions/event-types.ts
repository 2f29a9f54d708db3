/** The event types of a subscription. The column is text, so that a new type needs no migration. */
export type SubscriptionEventType =
  | 'created'
  /** It is unknown whether the provider created the subscription. An unused one may be left at the provider. */
  | 'creation_interrupted'
  | 'status'
  | 'charge_paid'
  | 'charge_failed'
  | 'charge_taken_back'
  | 'charge_not_accepted'
  /** The amount of the next charge was decided. */
  | 'amount'
  /** The provider confirmed the amount. */
  | 'amount_set'
  | 'amount_refused'
  | 'price_announced'
  | 'price_withdrawn'
  | 'cancel_requested'
  | 'resume_requested'
  /** The subject was suspended, so no charge must be made. */
  | 'hold_requested'
  | 'hold_released'
  | 'orphan_cancelled'
