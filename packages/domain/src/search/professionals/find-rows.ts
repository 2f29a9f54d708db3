import { limits } from '@oficio/contracts/limits'
import { scoreRules } from '@oficio/contracts/search/score'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { isBackAt } from '../../professionals/availability/is-available'

/** Among whom is looked. */
export type Among =
  | { kind: 'rubros'; rubroIds: readonly number[] }
  /** Whatever their rubros, with those words (a tsquery) or any. Of rare words all answers are read and sorted. */
  | { kind: 'everybody'; words: string | null; isRare: boolean }

/** What holds for everybody who is found. */
export interface Narrowed {
  /** In kilometres around a point, and only who comes as far. */
  near: { latitude: number; longitude: number; radiusKm: number } | null
  minRating: number | undefined
  responseMinutes: number | undefined
  /** Only who takes work at that moment; null: whoever does not, too. */
  availableAt: Date | null
  /** Who was found before. */
  without: readonly string[]
}

export interface FoundRow {
  professionalId: string
  /** From the point to the centre of their locality; null where nothing was searched around. */
  distanceKm: number | null
  score: number
}

/**
 * Returns the best so many, in the order of docs/product.md, 'Search': by score less what the distance takes away, then
 * nearest, then by id. It costs a look at each locality in reach and then at the best of them, however many professionals
 * there are (docs/search.md).
 */
export function findRows(db: Tx, among: Among, narrowed: Narrowed, most: number): Promise<FoundRow[]> {
  const { near } = narrowed
  if (among.kind === 'everybody' && among.words !== null && among.isRare)
    return db.$queryRaw<FoundRow[]>`
      WITH ${townsIn(near)} matched AS MATERIALIZED (
        SELECT entry.* FROM search_profiles entry WHERE entry.is_listed AND entry.words @@ ${among.words}::tsquery
      )
      SELECT entry.professional_id AS "professionalId", ${distanceOf(near)} AS "distanceKm", entry.score
      FROM matched entry ${near ? Prisma.sql`JOIN town ON town.id = entry.localidad_id` : Prisma.empty}
      WHERE ${conditionsOf(narrowed)}
      ORDER BY ${rankOf(near)} DESC, 2, 1
      LIMIT ${most}`
  const { wanted, entries, lists } = sourceOf(among)
  if (!near)
    return db.$queryRaw<FoundRow[]>`
      SELECT DISTINCT ON (best.score, best.professional_id) best.professional_id AS "professionalId",
        NULL::float8 AS "distanceKm", best.score
      FROM ${wanted} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND ${conditionsOf(narrowed)}
        ORDER BY entry.score DESC, entry.professional_id LIMIT ${most}
      ) best
      ORDER BY best.score DESC, best.professional_id
      LIMIT ${most}`
  // The best so many stand in the localities whose first is among the best so many: each other one has as many before it.
  // Who is found by several rubros stands first in as many of these lists at most.
  return db.$queryRaw<FoundRow[]>`
    WITH ${townsIn(near)} first AS MATERIALIZED (
      SELECT town.id, town.km, wanted.rubro_id
      FROM town CROSS JOIN ${wanted} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(narrowed)}
        ORDER BY entry.score DESC, entry.professional_id LIMIT 1
      ) entry
      ORDER BY ${rankOf(near)} DESC, town.km, entry.professional_id
      LIMIT ${most * lists}
    ), found AS (
      SELECT entry.professional_id, town.km, entry.score
      FROM first town CROSS JOIN LATERAL (SELECT town.rubro_id) wanted CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(narrowed)}
        ORDER BY entry.score DESC, entry.professional_id LIMIT ${most}
      ) entry
    )
    SELECT entry.professional_id AS "professionalId", entry.km AS "distanceKm", entry.score
    FROM (SELECT DISTINCT professional_id, km, score FROM found) entry CROSS JOIN LATERAL (SELECT entry.km) town
    ORDER BY ${rankOf(near)} DESC, entry.km, entry.professional_id
    LIMIT ${most}`
}

/** Returns how many there are, up to one more than are counted. */
export async function countRows(db: Tx, among: Among, narrowed: Narrowed): Promise<number> {
  const { near } = narrowed
  const most = limits.searchCounted + 1
  const { wanted, entries, lists } = sourceOf(among)
  const isInTown = near ? Prisma.sql`AND entry.localidad_id = town.id` : Prisma.empty
  const isRare = among.kind === 'everybody' && among.words !== null && among.isRare
  const [row] = isRare
    ? await db.$queryRaw<{ count: number }[]>`
        WITH ${townsIn(near)} matched AS MATERIALIZED (
          SELECT entry.* FROM search_profiles entry WHERE entry.is_listed AND entry.words @@ ${among.words}::tsquery
        )
        SELECT least(count(*), ${most})::int AS count
        FROM matched entry ${near ? Prisma.sql`JOIN town ON town.id = entry.localidad_id` : Prisma.empty}
        WHERE ${conditionsOf(narrowed)}`
    : await db.$queryRaw<{ count: number }[]>`
        WITH ${townsIn(near)} found AS (
          SELECT entry.professional_id
          FROM ${near ? Prisma.sql`town CROSS JOIN` : Prisma.empty} ${wanted} CROSS JOIN LATERAL (
            SELECT entry.professional_id FROM ${entries} ${isInTown} AND ${conditionsOf(narrowed)} LIMIT ${most}
          ) entry
          LIMIT ${most * lists}
        )
        SELECT least(count(DISTINCT professional_id), ${most})::int AS count FROM found`
  return row?.count ?? 0
}

/** The localities around the point, by their centres. */
export function townsIn(near: Narrowed['near']): Prisma.Sql {
  if (!near) return Prisma.empty
  const point = Prisma.sql`ll_to_earth(${near.latitude}::float8, ${near.longitude}::float8)`
  return Prisma.sql`town AS MATERIALIZED (
    SELECT id, km FROM (
      SELECT id, earth_distance(ll_to_earth(latitude, longitude), ${point}) / 1000 AS km
      FROM localidades
      WHERE ll_to_earth(latitude, longitude) <@ earth_box(${point}, ${near.radiusKm * 1000 + 1}::float8)
    ) around WHERE km <= ${near.radiusKm}::float8
  ),`
}

const distanceOf = (near: Narrowed['near']) => (near ? Prisma.sql`town.km` : Prisma.sql`NULL::float8`)

/** What counts is the score and, in a place, the whole kilometres to it. */
const rankOf = (near: Narrowed['near']) =>
  near ? Prisma.sql`entry.score - ${scoreRules.pointsPerKm}::int * round(town.km)` : Prisma.sql`entry.score`

export function conditionsOf({
  near,
  minRating,
  responseMinutes,
  availableAt,
  without,
}: Narrowed): Prisma.Sql {
  const all = [
    near && Prisma.sql`entry.service_radius_km >= town.km`,
    minRating && Prisma.sql`entry.avg_rating >= ${minRating}::numeric`,
    responseMinutes && Prisma.sql`entry.response_minutes <= ${responseMinutes}::int`,
    availableAt && Prisma.sql`entry.is_available AND ${isBackAt('entry', availableAt)}`,
    without.length > 0 && Prisma.sql`entry.professional_id <> ALL(${[...without]}::uuid[])`,
  ].filter((one) => typeof one === 'object' && one !== null)
  return all.length > 0 ? Prisma.join(all, ' AND ') : Prisma.sql`true`
}

/** Where they stand, and in how many lists somebody may stand at once. */
export function sourceOf(among: Among): { wanted: Prisma.Sql; entries: Prisma.Sql; lists: number } {
  if (among.kind === 'rubros')
    return {
      wanted: Prisma.sql`unnest(${[...among.rubroIds]}::int[]) wanted (rubro_id)`,
      entries: Prisma.sql`professional_rubros entry WHERE entry.rubro_id = wanted.rubro_id AND entry.is_listed`,
      lists: among.rubroIds.length,
    }
  const hasWords =
    among.words === null ? Prisma.empty : Prisma.sql`AND entry.words @@ ${among.words}::tsquery`
  return {
    wanted: Prisma.sql`(SELECT 0 AS rubro_id) wanted`,
    entries: Prisma.sql`search_profiles entry WHERE entry.is_listed ${hasWords}`,
    lists: 1,
  }
}
