import { integerMax } from '@oficio/contracts/fields'
import { countedAtLink, type RubroInTown } from '@oficio/contracts/search/landing'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { type Area, buildAreaCondition } from './area'
import { maxLinks } from './sizes'

/** Returns the listed professionals of a rubro, as the part of a query after `FROM`, with the alias `entry`. */
export const buildRubroSource = (rubroId: number): Prisma.Sql =>
  Prisma.sql`professional_rubros entry WHERE entry.rubro_id = ${rubroId} AND entry.is_listed`

interface RubroFigures extends Pick<RubroInTown, 'medianResponseMinutes' | 'rating'> {
  headCount: number
}

/**
 * Returns the common figures of a rubro's professionals in a town or a province. The median response skips unmeasured
 * professionals, whose `response_minutes` is the largest integer.
 */
export async function readRubroFigures(db: Tx, rubroId: number, area: Area): Promise<RubroFigures> {
  const [row] = await db.$queryRaw<
    { headCount: number; minutes: number | null; average: number | null; reviews: number }[]
  >`
    SELECT count(*)::int AS "headCount",
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY entry.response_minutes)
        FILTER (WHERE entry.response_minutes < ${integerMax}))::float8 AS minutes,
      (sum(one.avg_rating * one.review_count) / nullif(sum(one.review_count), 0))::float8 AS average,
      coalesce(sum(one.review_count), 0)::int AS reviews
    FROM professional_rubros entry JOIN professionals one ON one.id = entry.professional_id
    WHERE entry.rubro_id = ${rubroId} AND ${buildAreaCondition(area)} AND entry.is_listed`
  if (!row) return { headCount: 0, medianResponseMinutes: null, rating: null }
  const { headCount, minutes, average, reviews } = row
  return {
    headCount,
    medianResponseMinutes: minutes === null ? null : Math.round(minutes),
    rating: average === null ? null : { average: Math.round(average * 100) / 100, count: reviews },
  }
}

/** Returns the other rubros with professionals in the area, the largest first. */
export const listRubrosOf = (db: Tx, area: Area, withoutId: number): Promise<RubroInTown['otherRubros']> =>
  db.$queryRaw<RubroInTown['otherRubros']>`
    SELECT rubro.name, rubro.slug, there.count
    FROM rubros rubro CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM professional_rubros entry
        WHERE entry.rubro_id = rubro.id AND ${buildAreaCondition(area)} AND entry.is_listed
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE rubro.retired_at IS NULL AND rubro.id <> ${withoutId} AND there.count > 0
    ORDER BY there.count DESC, rubro.position
    LIMIT ${maxLinks}`
