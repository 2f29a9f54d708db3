import { startOfHour } from 'date-fns'
import type { Ctx } from '../../kernel/ctx'
import { atTimes } from '../../kernel/jobs/define-job'
import { atArgentina } from '../../kernel/time/at-argentina'

/** How many marks one statement processes while it locks their rows. */
const atOnce = 10_000

/**
 * Adds the marks of past hours to the daily counts of their banners and deletes them. One statement both counts and
 * deletes a mark, so an interrupted or repeated run counts nothing twice.
 */
export async function foldAdMarks({ db, clock }: Ctx): Promise<void> {
  const hour = startOfHour(clock.now())
  let foldedCount = 0
  do {
    const [result] = await db.$queryRaw<{ foldedCount: number }[]>`
      WITH gone AS (
        DELETE FROM ad_marks
        WHERE ctid = ANY (ARRAY(
          SELECT ctid FROM ad_marks WHERE hour < ${hour} LIMIT ${atOnce} FOR UPDATE SKIP LOCKED
        ))
        RETURNING banner_id, hour, kind
      ), added AS (
        INSERT INTO ad_banner_days AS known (banner_id, day, kind, count)
        SELECT gone.banner_id, (gone.hour ${atArgentina})::date, gone.kind, count(*)
        FROM gone JOIN ad_banners ON ad_banners.id = gone.banner_id
        GROUP BY 1, 2, 3
        ORDER BY 1, 2, 3
        ON CONFLICT (banner_id, day, kind) DO UPDATE SET count = known.count + EXCLUDED.count
      )
      SELECT count(*)::int AS "foldedCount" FROM gone`
    foldedCount = result?.foldedCount ?? 0
  } while (foldedCount > 0)
}

export const foldAdMarksClock = atTimes(
  { name: 'fold-ad-marks', label: 'Sumar las vistas de los banners', at: '3 * * * *' },
  foldAdMarks,
)
