import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import {
  type Among,
  conditionsOf,
  type FoundRow,
  matchedBy,
  type Narrowed,
  type Near,
  rankOf,
  type SoughtWords,
  saysOf,
  sourceOf,
  townsIn,
} from './row-source'

export interface Found {
  rows: FoundRow[]
  /** How many there are, up to one more than are counted. */
  count: number
}

/** Of a place with more of them nobody is looked at here. */
const placeMost = 1000

/** Everybody who says so is read, wherever they are, and put in order. */
export async function readByWords(
  db: Tx,
  among: Among,
  words: SoughtWords,
  narrowed: Narrowed,
  most: number,
): Promise<Found> {
  const { near } = narrowed
  const km = near ? Prisma.sql`town.km` : Prisma.sql`NULL::float8`
  const rows = await db.$queryRaw<Row[]>`
    WITH ${townsIn(near)} ${matchedBy(words, among)}, answer AS MATERIALIZED (
      SELECT entry.professional_id, ${km} AS km, entry.score
      FROM matched entry ${near ? Prisma.sql`JOIN town ON town.id = entry.localidad_id` : Prisma.empty}
      WHERE ${conditionsOf(narrowed)}
    )
    SELECT 0 AS looked, ${bestOf(near, most)}`
  return foundIn(rows)
}

/**
 * Everybody of a place is looked at and those who answer are put in order; null where they are too many for that. It costs
 * a look at each of them, however many there are elsewhere.
 */
export async function readPlace(
  db: Tx,
  among: Among,
  narrowed: Narrowed & { near: Near },
  most: number,
): Promise<Found | null> {
  const { near } = narrowed
  const { wanted, entries } = sourceOf(among)
  const rows = await db.$queryRaw<Row[]>`
    WITH ${townsIn(near)} local AS MATERIALIZED (
      SELECT entry.professional_id, town.km, entry.score
      FROM town CROSS JOIN ${wanted} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(narrowed)} LIMIT ${placeMost + 1}
      ) entry
      LIMIT ${placeMost + 1}
    ), answer AS MATERIALIZED (
      SELECT DISTINCT entry.professional_id, entry.km, entry.score FROM local entry
      WHERE (SELECT count(*) FROM local) <= ${placeMost} AND ${saysOf(among)}
    )
    SELECT (SELECT count(*) FROM local)::int AS looked, ${bestOf(near, most)}`
  return (rows[0]?.looked ?? 0) > placeMost ? null : foundIn(rows)
}

/** A row for each of the best, or one with nobody. */
type Row = { looked: number; count: number } & (FoundRow | { professionalId: null })

/** The end of a statement, of `answer`: how many there are, and the best of them. */
const bestOf = (near: Near | null, most: number): Prisma.Sql => Prisma.sql`
    (SELECT least(count(*), ${limits.searchCounted + 1})::int FROM answer) AS count, best.*
  FROM (VALUES (true)) one LEFT JOIN (
    SELECT entry.professional_id AS "professionalId", entry.km AS "distanceKm", entry.score FROM answer entry
    ORDER BY ${rankOf(near && Prisma.sql`entry.km`)} DESC, entry.km, entry.professional_id
    LIMIT ${most}
  ) best ON true`

function foundIn(answered: readonly Row[]): Found {
  const rows = answered.flatMap(({ looked: _looked, count: _count, ...row }) =>
    row.professionalId === null ? [] : [row],
  )
  return { rows, count: answered[0]?.count ?? 0 }
}
