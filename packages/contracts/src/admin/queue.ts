/** The queues in which an admin decides one item after another. */
export const queueKinds = [
  'professionals',
  'ad-banners',
  'contact-messages',
  'consumer-requests',
  'data-requests',
  'lead-reports',
  'reviews',
] as const
export type QueueKind = (typeof queueKinds)[number]

/** The rest of a queue, seen from one item. */
export interface QueueRest {
  /** Whether the item itself waits for a decision. */
  isWaiting: boolean
  /** The number of other items that wait. */
  count: number
  /** The waiting item after this one; after the last one, the first one. Null if no other item waits. */
  nextId: string | null
}
