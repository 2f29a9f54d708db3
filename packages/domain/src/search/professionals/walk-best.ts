import { limits } from '@oficio/contracts/limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import type { Found } from './read-few'
import {
  type Among,
  conditionsOf,
  type FoundRow,
  type Narrowed,
  type Near,
  rankOf,
  saysOf,
  sourceOf,
  townsIn,
} from './row-source'

/**
 * Finds the best among very many: each locality, or each rubro, is asked for its best only, one after the other, and
 * counting stops at one more than is told. So of those who answer only some hundreds are met, however many there are.
 */
export async function walkBest(db: Tx, among: Among, narrowed: Narrowed, most: number): Promise<Found> {
  const { near } = narrowed
  const rows = await (near
    ? walkPlace(db, among, { ...narrowed, near }, most)
    : walkEverywhere(db, among, narrowed, most))
  return { rows, count: rows.length < most ? rows.length : await count(db, among, narrowed) }
}

const walkEverywhere = (db: Tx, among: Among, narrowed: Narrowed, most: number): Promise<FoundRow[]> => {
  const { wanted, entries } = sourceOf(among)
  return db.$queryRaw<FoundRow[]>`
    SELECT DISTINCT ON (best.score, best.professional_id) best.professional_id AS "professionalId",
      NULL::float8 AS "distanceKm", best.score
    FROM ${wanted} CROSS JOIN LATERAL (
      SELECT entry.professional_id, entry.score FROM ${entries}
      AND ${conditionsOf(narrowed)} AND ${saysOf(among)}
      ORDER BY entry.score DESC, entry.professional_id LIMIT ${most}
    ) best
    ORDER BY best.score DESC, best.professional_id
    LIMIT ${most}`
}

/**
 * The best so many stand in the localities whose first is among the best so many: each other one has as many before it.
 * Who is found by several rubros stands first in as many of these lists at most.
 */
const walkPlace = (
  db: Tx,
  among: Among,
  narrowed: Narrowed & { near: Near },
  most: number,
): Promise<FoundRow[]> => {
  const { wanted, entries, lists } = sourceOf(among)
  const inTown = Prisma.sql`SELECT entry.professional_id, entry.score FROM ${entries}
    AND entry.localidad_id = town.id AND ${conditionsOf(narrowed)} AND ${saysOf(among)}
    ORDER BY entry.score DESC, entry.professional_id`
  return db.$queryRaw<FoundRow[]>`
    WITH ${townsIn(narrowed.near)} first AS MATERIALIZED (
      SELECT town.id, town.km, wanted.rubro_id
      FROM town CROSS JOIN ${wanted} CROSS JOIN LATERAL (${inTown} LIMIT 1) entry
      ORDER BY ${rankOf(Prisma.sql`town.km`)} DESC, town.km, entry.professional_id
      LIMIT ${most * lists}
    ), found AS (
      SELECT DISTINCT entry.professional_id, town.km, entry.score
      FROM first town CROSS JOIN LATERAL (SELECT town.rubro_id) wanted CROSS JOIN LATERAL (
        ${inTown} LIMIT ${most}
      ) entry
    )
    SELECT entry.professional_id AS "professionalId", entry.km AS "distanceKm", entry.score
    FROM found entry
    ORDER BY ${rankOf(Prisma.sql`entry.km`)} DESC, entry.km, entry.professional_id
    LIMIT ${most}`
}

async function count(db: Tx, among: Among, narrowed: Narrowed): Promise<number> {
  const { near } = narrowed
  const most = limits.searchCounted + 1
  const { wanted, entries, lists } = sourceOf(among)
  const [row] = await db.$queryRaw<{ count: number }[]>`
    WITH ${townsIn(near)} found AS (
      SELECT entry.professional_id
      FROM ${near ? Prisma.sql`town CROSS JOIN` : Prisma.empty} ${wanted} CROSS JOIN LATERAL (
        SELECT entry.professional_id FROM ${entries}
        ${near ? Prisma.sql`AND entry.localidad_id = town.id` : Prisma.empty}
        AND ${conditionsOf(narrowed)} AND ${saysOf(among)} LIMIT ${most}
      ) entry
      LIMIT ${most * lists}
    )
    SELECT least(count(DISTINCT professional_id), ${most})::int AS count FROM found`
  return row?.count ?? 0
}
