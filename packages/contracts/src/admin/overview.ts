/** What may wait for a decision of an admin, the gravest first: the law's clock, money, the machinery, people, then what has days. */
export const waitingKinds = [
  'consumer-requests',
  'data-requests',
  'payments',
  'notifications',
  'held-requests',
  'uploads',
  'failed-jobs',
  'professionals',
  'ad-banners',
  'contact-messages',
  'lead-reports',
  'review-reports',
  'held-reviews',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

export interface Waiting {
  kind: WaitingKind
  /** Of uploads: how many hundredths of their room are taken. */
  count: number
  /** Since when the first of it waits; of what has to be answered by a moment, that moment. */
  since: string
  /** Of refused notifications: when the last valid one came; null where none did. */
  lastValidAt?: string | null
}

/** What happened on one day of Argentina. */
export interface DayFigures {
  /** '2026-11-21' */
  day: string
  requests: number
  leads: number
  /** What somebody said is done; what the system closed for want of an answer is not counted. */
  completed: number
}

/** The first screen of the panel: everything that waits for a decision, and the last days in figures. */
export interface Overview {
  waiting: Waiting[]
  liveRequests: number
  /** Newest first, today included. */
  days: DayFigures[]
}
