import { integerMax } from '@oficio/contracts/fields'
import type { HomeFigures } from '@oficio/contracts/search/home-figures'
import type { Ctx } from '../kernel/ctx'

/** Smaller figures would tell visitors that the site is empty. */
const professionalsMin = 100
const townsMin = 10

/** The number of measured professionals from which their median means something, and the longest median worth showing. */
const measuredMin = 20
const medianMinutesMax = 12 * 60

/** Returns how many professionals the search lists, and how quickly they answer. Null while they are few. */
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
  if (!row || row.professionals < professionalsMin || row.towns < townsMin) return null
  const { professionals, towns, measuredCount, minutes } = row
  const isTelling = minutes !== null && measuredCount >= measuredMin && minutes <= medianMinutesMax
  return { professionals, towns, medianMinutes: isTelling ? Math.round(minutes) : null }
}
