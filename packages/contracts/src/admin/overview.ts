import type { LeadReportForAdmin } from '../leads/reports'
import type { ConsumerRequestForAdmin } from '../support/consumer-requests'

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
  /** The law gives a day for each. */
  consumerRequests: ConsumerRequestForAdmin[]
  pendingReports: LeadReportForAdmin[]
  /** Payments, refunds and news of the provider that somebody has to look at. */
  paymentAttention: number
  failedJobs: number
  liveRequests: number
  /** Newest first, today included. */
  days: DayFigures[]
}
