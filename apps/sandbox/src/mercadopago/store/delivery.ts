export interface Attempt {
  /** On the base clock. */
  at: string
  requestId: string | null
  notificationId: string
  /** Null when nobody answered. */
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
  /** 'held' waits for a chaos rule or for the buyer's return, 'given_up' was tried often enough. */
  state: 'waiting' | 'held' | 'delivered' | 'given_up' | 'dropped'
  heldFor: 'redirect' | 'reorder' | 'never' | null
  /** Where the buyer stands at the checkout, for deliveries that wait until they went back. */
  preferenceId: string | null
  /** On the virtual clock. */
  dueAt: string
  createdAt: string
  /** What the first attempts of all notifications of one event share; null for a copy with ids of its own. */
  shared: { requestId: string; signedAtMs: number } | null
  attempts: Attempt[]
}
