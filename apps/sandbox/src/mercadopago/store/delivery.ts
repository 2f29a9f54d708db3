export interface Attempt {
  /** On the base clock. */
  at: string
  requestId: string | null
  notificationId: string
  /** Null without a response. */
  status: number | null
  error: string | null
  latencyMs: number
}

export interface Delivery {
  id: string
  kind: 'webhook' | 'ipn'
  url: string
  topic: string
  action: string
  dataId: string
  version: number | null
  /** 'held' waits for a chaos rule or for the buyer's return; 'given_up' has used all attempts. */
  state: 'waiting' | 'held' | 'delivered' | 'given_up' | 'dropped'
  heldFor: 'redirect' | 'reorder' | 'never' | null
  /** The preference of the buyer's checkout, for deliveries that wait until the buyer returns to the site. */
  preferenceId: string | null
  /** On the virtual clock. */
  dueAt: string
  createdAt: string
  /** The values that the first attempts of all notifications of an event share. Null for a copy with its own ids. */
  shared: { requestId: string; signedAtMs: number } | null
  attempts: Attempt[]
}
