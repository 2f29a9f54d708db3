import type { LeadReportForAdmin } from '@oficio/contracts/leads/reports'
import type { ConsumerRequestForAdmin } from '@oficio/contracts/support/consumer-requests'
import type { Actor } from '../kernel/actor'
import type { Ctx } from '../kernel/ctx'
import { listLeadReports } from '../leads/reports/list-lead-reports'
import { listConsumerRequests } from '../support/consumer-requests/list-consumer-requests'
import { countFailedJobs } from './list-failed-jobs'
import { countAttention } from './payments/list-attention'

/** What happened on one day of Argentina. */
export interface DayFigures {
  /** '2026-11-21' */
  day: string
  requests: number
  leads: number
  /** What somebody said is done; what the system closed for want of an answer is not counted. */
  completed: number
}

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

const daysShown = 7

/** Returns the first screen of the panel: everything that waits for a decision, and the last days in figures. */
export async function getOverview(ctx: Ctx, actor: Actor): Promise<Overview> {
  const [{ requests }, { reports }, paymentAttention, failedJobs, liveRequests, days] = await Promise.all([
    listConsumerRequests(ctx, actor, { status: 'open' }),
    listLeadReports(ctx, actor, { status: 'pending' }),
    countAttention(ctx),
    countFailedJobs(ctx),
    ctx.db.serviceRequest.count({ where: { status: { in: ['pending', 'open', 'in_progress'] } } }),
    lastDays(ctx),
  ])
  return {
    consumerRequests: requests,
    pendingReports: reports,
    paymentAttention,
    failedJobs,
    liveRequests,
    days,
  }
}

function lastDays(ctx: Ctx): Promise<DayFigures[]> {
  return ctx.db.$queryRaw<DayFigures[]>`
    WITH days AS (
      SELECT day::date AS day,
        day::date::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires' AS starts,
        (day::date + 1)::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires' AS ends
      FROM (SELECT (${ctx.clock.now()}::timestamptz AT TIME ZONE 'America/Argentina/Buenos_Aires')::date AS today) now,
        generate_series(today - ${daysShown - 1}::int, today, interval '1 day') AS day
    )
    SELECT to_char(day, 'YYYY-MM-DD') AS day,
      (SELECT count(*)::int FROM service_requests WHERE created_at >= starts AND created_at < ends) AS requests,
      (SELECT count(*)::int FROM leads WHERE taken_at >= starts AND taken_at < ends) AS leads,
      (SELECT count(*)::int FROM service_requests
        WHERE status = 'completed' AND completed_by IS DISTINCT FROM 'system' AND closed_at >= starts AND closed_at < ends) AS completed
    FROM days ORDER BY day DESC`
}
