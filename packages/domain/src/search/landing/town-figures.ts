import type { RubroInTown } from '@oficio/contracts/search/landing'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { type Area, standsIn } from './area'
import { countedAtLink, linked } from './towns-with'

/** What stands where nothing was measured. */
const unknownMinutes = 2_147_483_647

/** Returns whoever offers a rubro and is shown, as the end of a query in which each is `entry`. */
export const ofRubro = (rubroId: number): Prisma.Sql =>
  Prisma.sql`professional_rubros entry WHERE entry.rubro_id = ${rubroId} AND entry.is_listed`

interface TownFigures extends Pick<RubroInTown, 'medianResponseMinutes' | 'rating'> {
  /** How many of the rubro stand there. */
  standing: number
}

/** Returns what those of a rubro who stand in a place come to together. */
export async function readTownFigures(db: Tx, rubroId: number, area: Area): Promise<TownFigures> {
  const [row] = await db.$queryRaw<
    { standing: number; minutes: number | null; average: number | null; reviews: number }[]
  >`
    SELECT count(*)::int AS standing,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY entry.response_minutes)
        FILTER (WHERE entry.response_minutes < ${unknownMinutes}))::float8 AS minutes,
      (sum(one.avg_rating * one.review_count) / nullif(sum(one.review_count), 0))::float8 AS average,
      coalesce(sum(one.review_count), 0)::int AS reviews
    FROM professional_rubros entry JOIN professionals one ON one.id = entry.professional_id
    WHERE entry.rubro_id = ${rubroId} AND ${standsIn(area)} AND entry.is_listed`
  if (!row) return { standing: 0, medianResponseMinutes: null, rating: null }
  const { standing, minutes, average, reviews } = row
  return {
    standing,
    medianResponseMinutes: minutes === null ? null : Math.round(minutes),
    rating: average === null ? null : { average: Math.round(average * 100) / 100, count: reviews },
  }
}

/** Returns what else is offered in a place, the most first. */
export const listRubrosOf = (db: Tx, area: Area, withoutId: number): Promise<RubroInTown['otherRubros']> =>
  db.$queryRaw<RubroInTown['otherRubros']>`
    SELECT rubro.name, rubro.slug, there.count
    FROM rubros rubro CROSS JOIN LATERAL (
      SELECT count(*)::int AS count FROM (
        SELECT FROM professional_rubros entry
        WHERE entry.rubro_id = rubro.id AND ${standsIn(area)} AND entry.is_listed
        LIMIT ${countedAtLink}
      ) entries
    ) there
    WHERE rubro.retired_at IS NULL AND rubro.id <> ${withoutId} AND there.count > 0
    ORDER BY there.count DESC, rubro.position
    LIMIT ${linked}`
