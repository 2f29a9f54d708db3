import { integerMax } from '@oficio/contracts/fields'
import type { HomeFigures } from '@oficio/contracts/search/home-figures'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Ctx } from '../kernel/ctx'

/**
 * Returns how many professionals the search lists, and how quickly they answer. Null while they are few, because small
 * figures would tell visitors that the site is empty (docs/product.md, 'Search').
 */
export async function readHomeFigures({ db }: Ctx): Promise<HomeFigures | null> {
  const [row] = await db.$queryRaw<
    { professionals: number; towns: number; measuredCount: number; minutes: number | null }[]
  >`
    SELECT count(*)::int AS professionals, count(DISTINCT listed.town)::int AS towns,
      count(*) FILTER (WHERE listed.minutes < ${integerMax})::int AS "measuredCount",
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY listed.minutes)
        FILTER (WHERE listed.minutes < ${integerMax}))::float8 AS minutes
    FROM (
      SELECT min(localidad_id) AS town, min(response_minutes) AS minutes
      FROM professional_rubros WHERE is_listed GROUP BY professional_id
    ) listed`
  const { homeProfessionalsMin, homeTownsMin, homeMeasuredMin, homeResponseMinutesMax } = serverLimits
  if (!row || row.professionals < homeProfessionalsMin || row.towns < homeTownsMin) return null
  const { professionals, towns, measuredCount, minutes } = row
  const isTelling = minutes !== null && measuredCount >= homeMeasuredMin && minutes <= homeResponseMinutesMax
  return { professionals, towns, medianMinutes: isTelling ? Math.round(minutes) : null }
}
