import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pointOf, spotOf } from '../../places/around-point'
import { isSoonerRead } from './find-rows'
import {
  type Among,
  conditionsOf,
  type FoundRow,
  matchedBy,
  type Narrowed,
  type Near,
  type SoughtWords,
  saysOf,
  sourceOf,
} from './row-source'

/** Beyond this nobody is near. */
const nearestKm = 300
/** Whoever walks outwards meets so many who answer, at most, until the nearest are found. */
const met = 30

/**
 * Returns the nearest so many around a point, however far they come by themselves: what is told to whoever found nobody.
 * Between those of one locality the best stands first.
 */
export async function findNearest(
  db: Tx,
  among: Among,
  { near, ...rest }: Narrowed,
  most: number,
): Promise<FoundRow[]> {
  if (!near) return []
  const narrowed = { ...rest, near: null }
  return among.words && isSoonerRead(among.words, met)
    ? readNearest(db, among, among.words, near, narrowed, most)
    : walkOutwards(db, among, near, narrowed, most)
}

/** Of so many localities one is near enough: more than lie around any point. */
const townsAround = 1500

/** The distance is measured of those who say so, and of no other locality. */
const readNearest = (
  db: Tx,
  among: Among,
  words: SoughtWords,
  around: Near,
  narrowed: Narrowed,
  most: number,
): Promise<FoundRow[]> =>
  db.$queryRaw<FoundRow[]>`
    WITH ${matchedBy(words, among)}
    SELECT "professionalId", arc_metres(straight) / 1000 AS "distanceKm", score
    FROM (
      SELECT entry.professional_id AS "professionalId", entry.score, ${straightTo(around)} AS straight
      FROM matched entry JOIN localidades town ON town.id = entry.localidad_id
      WHERE ${conditionsOf(narrowed)}
      OFFSET 0
    ) found
    WHERE ${isNear}
    ORDER BY straight, score DESC, "professionalId"
    LIMIT ${most}`

/** From one locality to the next: the index of places has them in this order, so that the walk ends with the last one found. */
async function walkOutwards(
  db: Tx,
  among: Among,
  around: Near,
  narrowed: Narrowed,
  most: number,
): Promise<FoundRow[]> {
  const { wanted, entries, lists } = sourceOf(among)
  const rows = await db.$queryRaw<FoundRow[]>`
    SELECT entry.professional_id AS "professionalId", arc_metres(straight) / 1000 AS "distanceKm", entry.score
    FROM (
      SELECT town.id, ${straightTo(around)} AS straight FROM localidades town
      ORDER BY ${straightTo(around)} LIMIT ${townsAround}
    ) town CROSS JOIN LATERAL (
      SELECT best.* FROM ${wanted} CROSS JOIN LATERAL (
        SELECT entry.professional_id, entry.score FROM ${entries}
        AND entry.localidad_id = town.id AND ${conditionsOf(narrowed)} AND ${saysOf(among)}
        ORDER BY entry.score DESC, entry.professional_id LIMIT ${most}
      ) best
    ) entry
    WHERE ${isNear}
    ORDER BY straight, entry.score DESC, entry.professional_id
    LIMIT ${most * lists}`
  // Who has several of the rubros stands in as many lists.
  return [...new Map(rows.map((row) => [row.professionalId, row])).values()].slice(0, most)
}

/** As the crow flies through the earth, in metres. */
const straightTo = (around: Near) => Prisma.sql`${spotOf('town')} <-> ${pointOf(around)}`
const isNear = Prisma.sql`straight <= gc_to_sec(${nearestKm * 1000}::float8)`
