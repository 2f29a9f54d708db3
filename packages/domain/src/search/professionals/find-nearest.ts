import type { Tx } from '@oficio/db/client'
import { type Among, conditionsOf, type FoundRow, type Narrowed, sourceOf, townsIn } from './find-rows'

/** Beyond this nobody is near. */
const nearestKm = 300

/**
 * Returns the nearest so many around a point, however far they come by themselves: what is told to whoever found nobody.
 * Between those of one locality the best stands first. It looks once at each locality around.
 */
export async function findNearest(
  db: Tx,
  among: Among,
  { near, ...narrowed }: Narrowed,
  most: number,
): Promise<FoundRow[]> {
  if (!near) return []
  const towns = townsIn({ ...near, radiusKm: nearestKm })
  const conditions = conditionsOf({ ...narrowed, near: null })
  if (among.kind === 'everybody' && among.words !== null && among.isRare)
    return db.$queryRaw<FoundRow[]>`
      WITH ${towns} matched AS MATERIALIZED (
        SELECT entry.* FROM search_profiles entry WHERE entry.is_listed AND entry.words @@ ${among.words}::tsquery
      )
      SELECT entry.professional_id AS "professionalId", town.km AS "distanceKm", entry.score
      FROM matched entry JOIN town ON town.id = entry.localidad_id
      WHERE ${conditions}
      ORDER BY town.km, entry.score DESC, entry.professional_id
      LIMIT ${most}`
  const { wanted, entries, lists } = sourceOf(among)
  const rows = await db.$queryRaw<FoundRow[]>`
    WITH ${towns} around AS (SELECT * FROM town)
    SELECT entry.professional_id AS "professionalId", town.km AS "distanceKm", entry.score
    FROM around town CROSS JOIN ${wanted} CROSS JOIN LATERAL (
      SELECT entry.professional_id, entry.score FROM ${entries}
      AND entry.localidad_id = town.id AND ${conditions}
      ORDER BY entry.score DESC, entry.professional_id LIMIT ${most}
    ) entry
    ORDER BY town.km, entry.score DESC, entry.professional_id
    LIMIT ${most * Math.max(lists, 1)}`
  // Who has several of the rubros stands in as many lists.
  return [...new Map(rows.map((row) => [row.professionalId, row])).values()].slice(0, most)
}
