import type { DayFigures, Overview } from '@oficio/contracts/admin/overview'
import { liveStatuses } from '@oficio/contracts/service-requests/shapes'
import { type Actor, requireAdmin } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { findWaiting } from './find-waiting'

const daysShown = 7

/** Returns the first screen of the panel: the items that wait for a decision, and the figures of the last days. */
export async function getOverview(ctx: Ctx, actor: Actor): Promise<Overview> {
  requireAdmin(actor)
  const [waiting, liveRequests, days] = await Promise.all([
    findWaiting(ctx),
    ctx.db.serviceRequest.count({ where: { status: { in: [...liveStatuses] } } }),
    lastDays(ctx),
  ])
  return { waiting, liveRequests, days }
}

function lastDays(ctx: Ctx): Promise<DayFigures[]> {
  return ctx.db.$queryRaw<DayFigures[]>`
    WITH days AS (
      SELECT day::date AS day,
        day::date::timestamp ${atArgentina} AS starts,
        (day::date + 1)::timestamp ${atArgentina} AS ends
      FROM (SELECT (${ctx.clock.now()}::timestamptz ${atArgentina})::date AS today) now,
        generate_series(today - ${daysShown - 1}::int, today, interval '1 day') AS day
    )
    SELECT to_char(day, 'YYYY-MM-DD') AS day,
      (SELECT count(*)::int FROM service_requests WHERE created_at >= starts AND created_at < ends) AS requests,
      (SELECT count(*)::int FROM leads WHERE taken_at >= starts AND taken_at < ends) AS leads,
      (SELECT count(*)::int FROM service_requests
        WHERE status = 'completed' AND completed_by IS DISTINCT FROM 'system' AND closed_at >= starts AND closed_at < ends) AS completed
    FROM days ORDER BY day DESC`
}
