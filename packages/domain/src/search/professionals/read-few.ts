import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import {
  buildMatchedCte,
  buildTextCondition,
  type Candidates,
  type Conditions,
  conditionsOf,
  type FoundRow,
  type Near,
  rankOf,
  type SoughtWords,
  sourceOf,
  townsIn,
} from './row-source'

export interface Matches {
  rows: FoundRow[]
  /** The number of matches, up to one more than are counted. */
  count: number
}

/** Maximum number of professionals that `readPlace` reads. */
const placeMost = 1000

/** Strategy for rare words: reads all professionals that match the words, wherever they are, and sorts them. */
export async function readByWords(
  db: Tx,
  candidates: Candidates,
  words: SoughtWords,
  conditions: Conditions,
  limit: number,
): Promise<Matches> {
  const { near } = conditions
  const km = near ? Prisma.sql`town.km` : Prisma.sql`NULL::float8`
  const rows = await db.$queryRaw<Row[]>`
    WITH ${townsIn(near)} ${buildMatchedCte(words, candidates)}, answer AS MATERIALIZED (
      SELECT entry.professional_id, ${km} AS km, entry.score
      FROM matched entry ${near ? Prisma.sql`JOIN town ON town.id = entry.localidad_id` : Prisma.empty}
      WHERE ${conditionsOf(conditions)}
    )
    SELECT 0 AS "readCount", ${bestOf(near, limit)}`
  return toMatches(rows)
}

/**
 * Strategy for small places: reads all professionals of a place and sorts the matches. Returns null if the place has
 * more than `placeMost`. The cost does not depend on the number of professionals elsewhere.
 */
export async function readPlace(
  db: Tx,
  candidates: Candidates,
  conditions: Conditions & { near: Near },
  limit: number,
): Promise<Matches | null> {
  const { near } = conditions
  const { wantedRubros, entries } = sourceOf(candidates)
  const rows = await db.$queryRaw<Row[]>`
    WITH ${townsIn(near)} local AS MATERIALIZED (
      SELECT entry.professional_id, town.km, entry.score
      FROM town CROSS JOIN ${wantedRubros} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(conditions)} LIMIT ${placeMost + 1}
      ) entry
      LIMIT ${placeMost + 1}
    ), answer AS MATERIALIZED (
      SELECT DISTINCT entry.professional_id, entry.km, entry.score FROM local entry
      WHERE (SELECT count(*) FROM local) <= ${placeMost} AND ${buildTextCondition(candidates)}
    )
    SELECT (SELECT count(*) FROM local)::int AS "readCount", ${bestOf(near, limit)}`
  return (rows[0]?.readCount ?? 0) > placeMost ? null : toMatches(rows)
}

/** One row for each of the best matches, or a single row without a professional. */
type Row = { readCount: number; count: number } & (FoundRow | { professionalId: null })

/** Returns the end of a statement, which counts the rows of `answer` and selects the best of them. */
const bestOf = (near: Near | null, limit: number): Prisma.Sql => Prisma.sql`
    (SELECT least(count(*), ${limits.searchCounted + 1})::int FROM answer) AS count, best.*
  FROM (VALUES (true)) one LEFT JOIN (
    SELECT entry.professional_id AS "professionalId", entry.km AS "distanceKm", entry.score FROM answer entry
    ORDER BY ${rankOf(near && Prisma.sql`entry.km`)} DESC, entry.km, entry.professional_id
    LIMIT ${limit}
  ) best ON true`

function toMatches(answerRows: readonly Row[]): Matches {
  const rows = answerRows.flatMap(({ readCount: _looked, count: _count, ...row }) =>
    row.professionalId === null ? [] : [row],
  )
  return { rows, count: answerRows[0]?.count ?? 0 }
}
