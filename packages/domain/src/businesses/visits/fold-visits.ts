import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { visitDay } from './visit-day'

/** How many marks one statement processes while it locks their rows. */
const atOnce = 10_000

/**
 * Adds the marks of past days to the weekly counts of their businesses, and deletes the marks and their salts. One
 * statement both counts and deletes a mark, so an interrupted or repeated run counts nothing twice.
 */
export async function foldVisits({ db, clock }: Ctx): Promise<void> {
  const today = visitDay(clock.now())
  let foldCount = 0
  do {
    const [result] = await db.$queryRaw<{ foldCount: number }[]>`
      WITH gone AS (
        DELETE FROM business_visit_marks
        WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM business_visit_marks WHERE day < ${today}::date LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
        ))
        RETURNING business_id, day, kind
      ), added AS (
        INSERT INTO business_visits AS known (business_id, week, kind, count)
        SELECT gone.business_id, date_trunc('week', gone.day::timestamp)::date, gone.kind, count(*)
        FROM gone JOIN businesses ON businesses.id = gone.business_id AND businesses.status <> 'removed'
        GROUP BY 1, 2, 3
        ORDER BY 1, 2, 3
        ON CONFLICT (business_id, week, kind) DO UPDATE SET count = known.count + EXCLUDED.count
      )
      SELECT count(*)::int AS "foldCount" FROM gone`
    foldCount = result?.foldCount ?? 0
  } while (foldCount > 0)
  await db.businessVisitSalt.deleteMany({ where: { day: { lt: today } } })
}

/** Runs a quarter of an hour after midnight in Argentina. */
export const foldVisitsClock = atTimes(
  { name: 'fold-business-visits', label: 'Sumar las visitas de los negocios', at: '15 3 * * *' },
  foldVisits,
)
