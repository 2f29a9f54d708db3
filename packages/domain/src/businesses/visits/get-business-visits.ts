import { tapKinds, type VisitKind } from '@oficio/contracts/businesses/visits/visit-kinds'
import type { BusinessVisits, VisitWeek } from '@oficio/contracts/businesses/visits/visits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { subDays } from '../../kernel/time/days'
import { visibleBusiness } from '../own-business'
import { mondayOf } from './visit-day'

interface CountRow {
  week: string
  kind: VisitKind
  count: number
}

/**
 * Returns the visits of the caller's business page and the taps on its contact links, by week in Argentina's time. An
 * admin may read any business. Throws unauthenticated, business_not_found.
 */
export async function getBusinessVisits(
  ctx: Ctx,
  actor: Actor,
  { id }: { id: string },
): Promise<BusinessVisits> {
  await visibleBusiness(ctx.db, actor, id)
  const mondays = lastMondays(ctx.clock.now())
  const countRows = await readCounts(ctx, id, mondays[0] ?? '')
  return {
    weeks: mondays.map((from) => weekOf(from, countRows)),
    taps: tapKinds
      .map((kind) => ({ kind, count: sum(countRows.filter((row) => row.kind === kind)) }))
      .filter(({ count }) => count > 0)
      .sort((a, other) => other.count - a.count),
  }
}

const lastMondays = (now: Date): string[] =>
  Array.from({ length: serverLimits.visitWeeks }, (_none, at) =>
    mondayOf(subDays(now, 7 * (serverLimits.visitWeeks - 1 - at))),
  )

/** Returns the weekly counts, including recent marks that are not summed up yet. */
const readCounts = ({ db }: Ctx, businessId: string, from: string): Promise<CountRow[]> =>
  db.$queryRaw<CountRow[]>`
    SELECT week::text, kind::text, sum(count)::int AS count FROM (
      SELECT week, kind, count FROM business_visits
      WHERE business_id = ${businessId}::uuid AND week >= ${from}::date
      UNION ALL
      SELECT date_trunc('week', day::timestamp)::date, kind, count(*) FROM business_visit_marks
      WHERE business_id = ${businessId}::uuid AND day >= ${from}::date
      GROUP BY 1, 2
    ) AS counted
    GROUP BY 1, 2`

function weekOf(from: string, rows: readonly CountRow[]): VisitWeek {
  const ofWeek = rows.filter(({ week }) => week === from)
  const visits = sum(ofWeek.filter(({ kind }) => kind === 'visit'))
  return { from, visits, taps: sum(ofWeek) - visits }
}

const sum = (counts: readonly CountRow[]): number => counts.reduce((total, { count }) => total + count, 0)
