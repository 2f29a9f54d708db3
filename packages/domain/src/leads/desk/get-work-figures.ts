import type { WorkCounts, WorkFigures } from '@oficio/contracts/leads/desk'
import { serverLimits } from '@oficio/contracts/server-limits'
import { Prisma } from '@oficio/db/generated/client'
import type { Ctx } from '../../kernel/ctx'
import { atArgentina } from '../../kernel/time/at-argentina'
import { dayStart } from '../../kernel/time/day-start'
import { subDays } from '../../kernel/time/days'
import { sumSpent } from '../../professionals/plan/sum-spent'

const days = serverLimits.workFigureDays
const lastWeek = Math.ceil(days / 7) - 1

/**
 * Returns a professional's work figures of the last `workFigureDays` days. Includes today and counts days in Argentine
 * time.
 */
export async function getWorkFigures(ctx: Ctx, professionalId: string): Promise<WorkFigures> {
  const since = subDays(dayStart(ctx.clock.now()), days - 1)
  const [weeks, spentCentavos] = await Promise.all([
    countWeeks(ctx, professionalId, since),
    sumSpent(ctx, professionalId, since),
  ])
  const total = (kind: keyof WorkCounts) => weeks.reduce((all, week) => all + week[kind], 0)
  return {
    days,
    weeks,
    totals: {
      offers: total('offers'),
      leads: total('leads'),
      contacts: total('contacts'),
      completed: total('completed'),
    },
    spentArs: spentCentavos / 100,
  }
}

/**
 * Counts in weeks that end today. The newest week is always complete, because an incomplete week would look like a bad
 * week.
 */
function countWeeks(ctx: Ctx, professionalId: string, since: Date): Promise<WorkFigures['weeks']> {
  const now = ctx.clock.now()
  const countOf = (kind: keyof WorkCounts) =>
    Prisma.sql`(count(*) FILTER (WHERE happened.kind = ${kind}))::int AS ${Prisma.raw(`"${kind}"`)}`
  return ctx.db.$queryRaw`
    WITH happened AS (
      SELECT kind, (at ${atArgentina})::date AS day FROM (
        SELECT 'offers' AS kind, notified_at AS at FROM service_request_recipients
        WHERE professional_id = ${professionalId}::uuid AND notified_at >= ${since}
        UNION ALL
        SELECT 'leads', taken_at FROM leads
        WHERE professional_id = ${professionalId}::uuid AND taken_at >= ${since}
        UNION ALL
        SELECT 'contacts', contacted_at FROM leads
        WHERE professional_id = ${professionalId}::uuid AND contacted_at >= ${since}
        UNION ALL
        SELECT 'completed', request.closed_at FROM leads own
        JOIN service_requests request ON request.chosen_lead_id = own.id
        WHERE own.professional_id = ${professionalId}::uuid AND request.closed_at >= ${since}
          AND request.status = 'completed' AND request.completed_by IS DISTINCT FROM 'system'
      ) moments WHERE at <= ${now}
    )
    SELECT to_char(greatest(today - (week * 7 + 6), today - ${days - 1}::int), 'YYYY-MM-DD') AS "from",
      ${countOf('offers')}, ${countOf('leads')}, ${countOf('contacts')}, ${countOf('completed')}
    FROM (SELECT (${now}::timestamptz ${atArgentina})::date AS today) now
    CROSS JOIN generate_series(${lastWeek}::int, 0, -1) AS week
    LEFT JOIN happened ON (today - happened.day) / 7 = week
    GROUP BY week, today
    ORDER BY week DESC`
}
