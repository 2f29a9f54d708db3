import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pointOf } from '../../places/around-point'
import { isCategoryAlone, linksFrom, narrowedBy, placeFrom, type Sought, soughtFrom } from './business-source'
import type { Shown } from './found-businesses'

/** One more than is told, which says that there are more. */
const mostCounted = limits.businessSearchCounted + 1

/** Returns how many there are of each that is sought, up to one more than are counted; all in one statement. */
export async function countEach(db: Tx, list: readonly Sought[]): Promise<number[]> {
  if (list.length === 0) return []
  const counts = list.map(
    (sought, at) => Prisma.sql`
      SELECT ${at}::int AS at,
        (SELECT count(*)::int FROM (SELECT FROM ${fromByScore(sought)} LIMIT ${mostCounted}) found) AS count`,
  )
  const rows = await db.$queryRaw<{ at: number; count: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`
  const found = new Map(rows.map(({ at, count }) => [at, count]))
  return list.map((_sought, at) => found.get(at) ?? 0)
}

/** Returns the ids of a window of what is sought, in order. The window lies within what is counted, so it costs little. */
export async function readIds(db: Tx, sought: Sought, shown: Shown): Promise<string[]> {
  const { skip, take } = shown
  if (take <= 0) return []
  const order = orderOf(shown)
  const source = order === byScore ? fromByScore(sought) : soughtFrom(sought)
  return idsOf(db, Prisma.sql`${source} ORDER BY ${order} OFFSET ${skip} LIMIT ${take}`)
}

/** So many of the best are looked through before all that have the words are asked for. */
const lookedThrough = 3000

/**
 * Returns the first so many by score, but for those that are known already. Words that many have soon show among the best of
 * the place. Where they do not, few have them, and all of those are read and sorted.
 */
export async function readBest(
  db: Tx,
  sought: Sought,
  { most, without, isCommon }: { most: number; without: readonly string[]; isCommon: boolean },
): Promise<string[]> {
  const isNew = Prisma.sql`entry.business_id <> ALL(${[...without]}::uuid[])`
  const window = Prisma.sql`WHERE ${isNew} ORDER BY ${byScore} LIMIT ${most}`
  if (isCommon) {
    const best = Prisma.sql`(SELECT entry.* FROM ${placeFrom(sought)} ORDER BY ${byScore} LIMIT ${lookedThrough}) entry`
    const ids = await idsOf(
      db,
      Prisma.sql`(SELECT entry.* FROM ${best} WHERE true ${narrowedBy(sought)}) entry ${window}`,
    )
    if (ids.length === most) return ids
  }
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH entry AS MATERIALIZED (SELECT entry.business_id, entry.score FROM ${soughtFrom(sought)})
    SELECT entry.business_id AS id FROM entry ${window}`
  return rows.map(({ id }) => id)
}

const idsOf = async (db: Tx, source: Prisma.Sql): Promise<string[]> => {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT entry.business_id AS id FROM ${source}`
  return rows.map(({ id }) => id)
}

/** Where nothing but the score is asked of an entry, a category alone has an index of its own. */
const fromByScore = (sought: Sought): Prisma.Sql =>
  isCategoryAlone(sought) ? linksFrom(sought) : soughtFrom(sought)

export const byScore = Prisma.sql`entry.score DESC, entry.business_id`

export function orderOf({ sort, point }: Pick<Shown, 'sort' | 'point'>): Prisma.Sql {
  if (sort === 'rating') return Prisma.sql`entry.avg_rating DESC, entry.review_count DESC, entry.business_id`
  if (sort === 'name_asc') return Prisma.sql`entry.name_key, entry.business_id`
  if (sort === 'name_desc') return Prisma.sql`entry.name_key DESC, entry.business_id DESC`
  if (sort === 'distance' && point) return Prisma.sql`entry.spot <-> ${pointOf(point)}, entry.business_id`
  return byScore
}

/** How many that have a labelled place, by their plan or by an admin, take turns in it. */
export const takingTurns = 200

/** Each hour another lot decides over `found`, so that all of them come to stand there. */
export const byTurns = (now: Date): Prisma.Sql =>
  Prisma.sql`md5(found.business_id::text || ${String(Math.floor(now.getTime() / 3_600_000))}::text)`

/** Returns some of the sought that have a labelled place; the score only says who takes turns where they are very many. */
export async function readFeatured(db: Tx, sought: Sought): Promise<string[]> {
  const labelled = await readBest(
    db,
    { ...sought, isFeatured: true },
    { most: takingTurns, without: [], isCommon: sought.area.kind === 'everywhere' },
  )
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT found.business_id AS id FROM unnest(${labelled}::uuid[]) found (business_id)
    ORDER BY ${byTurns(sought.now)} LIMIT ${serverLimits.featuredShown}`
  return rows.map(({ id }) => id)
}
