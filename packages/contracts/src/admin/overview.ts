import type { PageName } from '../pages'

/**
 * What may wait for an admin's decision, most urgent first: legal deadlines, money, technical faults, people, and last
 * what can wait for days.
 */
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
  /** The number of waiting items. For uploads: the percentage of their storage in use. */
  count: number
  /** Since when the oldest item waits. For items with a deadline: the earliest deadline. */
  since: string
  /** For refused notifications: when the last valid one arrived; null if none did. */
  lastValidAt?: string | null
}

/** The page of the panel on which an admin finds what waits. */
const waitingPages = {
  'consumer-requests': 'adminConsumerRequests',
  'data-requests': 'adminDataRequests',
  payments: 'adminPayments',
  notifications: 'adminPayments',
  'held-requests': 'adminServiceRequests',
  uploads: 'adminJobs',
  'failed-jobs': 'adminJobs',
  professionals: 'adminProfessionals',
  'ad-banners': 'adminAds',
  'contact-messages': 'adminContactMessages',
  'lead-reports': 'adminLeadReports',
  'review-reports': 'adminReviewReports',
  'held-reviews': 'adminReviewReports',
} as const satisfies Record<WaitingKind, PageName>

export type WaitingCounts = Partial<Record<PageName, number>>

/** Returns how many items wait on each page. A full upload storage counts as one, because its count is a percentage. */
export function countByPage(waiting: readonly Waiting[]): WaitingCounts {
  const counts: WaitingCounts = {}
  for (const { kind, count } of waiting) {
    const page = waitingPages[kind]
    counts[page] = (counts[page] ?? 0) + (kind === 'uploads' ? 1 : count)
  }
  return counts
}

/** Figures of one day in Argentina. */
export interface DayFigures {
  /** The day: '2026-11-21' */
  day: string
  requests: number
  leads: number
  /** Requests that a person confirmed as done. Requests that the system closed for lack of an answer do not count. */
  completed: number
}

/** The first screen of the panel: everything that waits for a decision, and the figures of the last days. */
export interface Overview {
  waiting: Waiting[]
  liveRequests: number
  /** Newest first, today included. */
  days: DayFigures[]
}
