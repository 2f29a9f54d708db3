import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pointOf, spotOf } from '../../places/around-point'
import { isSoonerRead } from './find-rows'
import {
  buildMatchedCte,
  buildTextCondition,
  type Candidates,
  type Conditions,
  conditionsOf,
  type FoundRow,
  type Near,
  type SoughtWords,
  sourceOf,
} from './row-source'

/** Maximum distance of a professional who counts as near. */
const nearestKm = 300
/** Estimated number of rows that `walkOutwards` reads before it has found the nearest matches. */
const minMatches = 30

/**
 * Returns the nearest `limit` professionals around a point, whatever their own service radius, for searches without
 * results. Within one locality the best comes first.
 */
export async function findNearest(
  db: Tx,
  candidates: Candidates,
  { near, ...rest }: Conditions,
  limit: number,
): Promise<FoundRow[]> {
  if (!near) return []
  const anyPlaceConditions = { ...rest, near: null }
  return candidates.words && isSoonerRead(candidates.words, minMatches)
    ? readNearest(db, candidates, candidates.words, near, anyPlaceConditions, limit)
    : walkOutwards(db, candidates, near, anyPlaceConditions, limit)
}

/** How many of the nearest localities are walked. No point has more localities within `nearestKm`. */
const townsAround = 1500

/** Reads all professionals that match the words, and sorts them by distance. */
const readNearest = (
  db: Tx,
  candidates: Candidates,
  words: SoughtWords,
  around: Near,
  conditions: Conditions,
  limit: number,
): Promise<FoundRow[]> =>
  db.$queryRaw<FoundRow[]>`
    WITH ${buildMatchedCte(words, candidates)}
    SELECT "professionalId", arc_metres(straight) / 1000 AS "distanceKm", score
    FROM (
      SELECT entry.professional_id AS "professionalId", entry.score, ${buildStraightDistance(around)} AS straight
      FROM matched entry JOIN localidades town ON town.id = entry.localidad_id
      WHERE ${conditionsOf(conditions)}
      OFFSET 0
    ) found
    WHERE ${isNear}
    ORDER BY straight, score DESC, "professionalId"
    LIMIT ${limit}`

/**
 * Walks from one locality to the next. The index of places returns them in the order of the distance, so the walk ends
 * when the last match is found.
 */
async function walkOutwards(
  db: Tx,
  candidates: Candidates,
  around: Near,
  conditions: Conditions,
  limit: number,
): Promise<FoundRow[]> {
  const { wantedRubros, entries, lists } = sourceOf(candidates)
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT entry.professional_id AS "professionalId", arc_metres(straight) / 1000 AS "distanceKm", entry.score
    FROM (
      SELECT town.id, ${buildStraightDistance(around)} AS straight FROM localidades town
      ORDER BY ${buildStraightDistance(around)} LIMIT ${townsAround}
    ) town CROSS JOIN LATERAL (
      SELECT best.* FROM ${wantedRubros} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(conditions)} AND ${buildTextCondition(candidates)}
        ORDER BY entry.score DESC, entry.professional_id LIMIT ${limit}
      ) best
    ) entry
    WHERE ${isNear}
    ORDER BY straight, entry.score DESC, entry.professional_id
    LIMIT ${limit * lists}`
  // Deduplicate, because a professional with several of the rubros is in the list of each.
  return [...new Map(rows.map((row) => [row.professionalId, row])).values()].slice(0, limit)
}

/** Straight distance through the earth (not along its surface), in metres. */
const buildStraightDistance = (around: Near) => Prisma.sql`${spotOf('town')} <-> ${pointOf(around)}`
const isNear = Prisma.sql`straight <= gc_to_sec(${nearestKm * 1000}::float8)`
