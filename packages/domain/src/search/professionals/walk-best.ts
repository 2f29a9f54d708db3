import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { Matches } from './read-few'
import {
  buildTextCondition,
  type Candidates,
  type Conditions,
  conditionsOf,
  type FoundRow,
  type Near,
  rankOf,
  sourceOf,
  townsIn,
} from './row-source'

/**
 * Strategy for very many matches: reads only the best of each locality or each rubro, one after the other. Counting
 * stops at one more than is shown. So it reads only some hundreds of the matches, however many there are.
 */
export async function walkBest(
  db: Tx,
  candidates: Candidates,
  conditions: Conditions,
  limit: number,
): Promise<Matches> {
  const { near } = conditions
  const rows = await (near
    ? walkPlace(db, candidates, { ...conditions, near }, limit)
    : walkEverywhere(db, candidates, conditions, limit))
  return { rows, count: rows.length < limit ? rows.length : await count(db, candidates, conditions) }
}

const walkEverywhere = (
  db: Tx,
  candidates: Candidates,
  conditions: Conditions,
  limit: number,
): Promise<FoundRow[]> => {
  const { wantedRubros, entries } = sourceOf(candidates)
  return db.$queryRaw<FoundRow[]>`
    SELECT DISTINCT ON (best.score, best.professional_id) best.professional_id AS "professionalId",
      NULL::float8 AS "distanceKm", best.score
    FROM ${wantedRubros} CROSS JOIN LATERAL (
      SELECT entry.professional_id, entry.score FROM ${entries}
      AND ${conditionsOf(conditions)} AND ${buildTextCondition(candidates)}
      ORDER BY entry.score DESC, entry.professional_id LIMIT ${limit}
    ) best
    ORDER BY best.score DESC, best.professional_id
    LIMIT ${limit}`
}

/**
 * Reads only the localities whose best match is among the best `limit` of these best matches. Every other locality has
 * at least `limit` better professionals before it. `lists` allows for professionals with several rubros, who can be the
 * best of several lists.
 */
const walkPlace = (
  db: Tx,
  candidates: Candidates,
  conditions: Conditions & { near: Near },
  limit: number,
): Promise<FoundRow[]> => {
  const { wantedRubros, entries, lists } = sourceOf(candidates)
  const inTown = Prisma.sql`SELECT entry.professional_id, entry.score FROM ${entries}
    AND entry.localidad_id = town.id AND ${conditionsOf(conditions)} AND ${buildTextCondition(candidates)}
    ORDER BY entry.score DESC, entry.professional_id`
  return db.$queryRaw<FoundRow[]>`
    WITH ${townsIn(conditions.near)} first AS MATERIALIZED (
      SELECT town.id, town.km, wanted.rubro_id
      FROM town CROSS JOIN ${wantedRubros} CROSS JOIN LATERAL (${inTown} LIMIT 1) entry
      ORDER BY ${rankOf(Prisma.sql`town.km`)} DESC, town.km, entry.professional_id
      LIMIT ${limit * lists}
    ), found AS (
      SELECT DISTINCT entry.professional_id, town.km, entry.score
      FROM first town CROSS JOIN LATERAL (SELECT town.rubro_id) wanted CROSS JOIN LATERAL (
        ${inTown} LIMIT ${limit}
      ) entry
    )
    SELECT entry.professional_id AS "professionalId", entry.km AS "distanceKm", entry.score
    FROM found entry
    ORDER BY ${rankOf(Prisma.sql`entry.km`)} DESC, entry.km, entry.professional_id
    LIMIT ${limit}`
}

async function count(db: Tx, candidates: Candidates, conditions: Conditions): Promise<number> {
  const { near } = conditions
  const limit = limits.searchCounted + 1
  const { wantedRubros, entries, lists } = sourceOf(candidates)
  const [row] = await db.$queryRaw<{ count: number }[]>`
    WITH ${townsIn(near)} found AS (
      SELECT entry.professional_id
      FROM ${near ? Prisma.sql`town CROSS JOIN` : Prisma.empty} ${wantedRubros} CROSS JOIN LATERAL (
        SELECT entry.professional_id FROM ${entries}
        ${near ? Prisma.sql`AND entry.localidad_id = town.id` : Prisma.empty}
        AND ${conditionsOf(conditions)} AND ${buildTextCondition(candidates)} LIMIT ${limit}
      ) entry
      LIMIT ${limit * lists}
    )
    SELECT least(count(DISTINCT professional_id), ${limit})::int AS count FROM found`
  return row?.count ?? 0
}
