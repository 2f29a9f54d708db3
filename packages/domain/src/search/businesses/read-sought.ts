import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { pointOf } from '../../places/around-point'
import {
  type BusinessCriteria,
  buildAreaSource,
  buildCategoryLinkSource,
  buildFilters,
  buildMatchSource,
  isCategoryAlone,
} from './business-source'
import type { ResultWindow } from './found-businesses'

/** One more than the shown maximum. Reaching it means that there are more. */
export const countLimit = limits.businessSearchCounted + 1

/** Returns the number of results of each search, up to `countLimit`, in one statement. */
export async function countEach(db: Tx, list: readonly BusinessCriteria[]): Promise<number[]> {
  if (list.length === 0) return []
  const counts = list.map(
    (criteria, at) => Prisma.sql`
      SELECT ${at}::int AS at,
        (SELECT count(*)::int FROM (SELECT FROM ${fromByScore(criteria)} LIMIT ${countLimit}) entry) AS count`,
  )
  const rows = await db.$queryRaw<{ at: number; count: number }[]>`${Prisma.join(counts, ' UNION ALL ')}`
  const countByPosition = new Map(rows.map(({ at, count }) => [at, count]))
  return list.map((_criteria, at) => countByPosition.get(at) ?? 0)
}

/**
 * Returns the ids of one page of results, in order. Pages end at the maximum that is counted, so the offset stays
 * small.
 */
export async function readIds(db: Tx, criteria: BusinessCriteria, window: ResultWindow): Promise<string[]> {
  const { skip, take } = window
  if (take <= 0) return []
  const order = orderOf(window)
  const source = order === byScore ? fromByScore(criteria) : buildMatchSource(criteria)
  return idsOf(db, Prisma.sql`${source} ORDER BY ${order} OFFSET ${skip} LIMIT ${take}`)
}

/** How many of the best businesses of an area to search before reading all matches. */
const maxScanned = 3000

/**
 * Returns the first `limit` ids by score, without the ids in `without`. Common words soon occur among the best of the
 * place. For rare words all matches are read and sorted.
 */
export async function readBest(
  db: Tx,
  criteria: BusinessCriteria,
  { limit, without, isCommon }: { limit: number; without: readonly string[]; isCommon: boolean },
): Promise<string[]> {
  const isNew = Prisma.sql`entry.business_id <> ALL(${[...without]}::uuid[])`
  const window = Prisma.sql`WHERE ${isNew} ORDER BY ${byScore} LIMIT ${limit}`
  if (isCommon) {
    const best = Prisma.sql`(SELECT entry.* FROM ${buildAreaSource(criteria)} ORDER BY ${byScore} LIMIT ${maxScanned}) entry`
    const ids = await idsOf(
      db,
      Prisma.sql`(SELECT entry.* FROM ${best} WHERE true ${buildFilters(criteria)}) entry ${window}`,
    )
    if (ids.length === limit) return ids
  }
  const rows = await db.$queryRaw<{ id: string }[]>`
    WITH entry AS MATERIALIZED (SELECT entry.business_id, entry.score FROM ${buildMatchSource(criteria)})
    SELECT entry.business_id AS id FROM entry ${window}`
  return rows.map(({ id }) => id)
}

const idsOf = async (db: Tx, source: Prisma.Sql): Promise<string[]> => {
  const rows = await db.$queryRaw<{ id: string }[]>`SELECT entry.business_id AS id FROM ${source}`
  return rows.map(({ id }) => id)
}

/** Returns the fastest SQL source for an order by score: a category alone has an index of its own. */
export const fromByScore = (criteria: BusinessCriteria): Prisma.Sql =>
  isCategoryAlone(criteria) ? buildCategoryLinkSource(criteria) : buildMatchSource(criteria)

export const byScore = Prisma.sql`entry.score DESC, entry.business_id`

export function orderOf({ sort, point }: Pick<ResultWindow, 'sort' | 'point'>): Prisma.Sql {
  if (sort === 'rating') return Prisma.sql`entry.avg_rating DESC, entry.review_count DESC, entry.business_id`
  if (sort === 'name_asc') return Prisma.sql`entry.name_key, entry.business_id`
  if (sort === 'name_desc') return Prisma.sql`entry.name_key DESC, entry.business_id DESC`
  if (sort === 'distance' && point) return Prisma.sql`entry.spot <-> ${pointOf(point)}, entry.business_id`
  return byScore
}

/** How many featured businesses rotate in the labelled place. A plan or an admin makes a business featured. */
export const maxRotating = 200

/** Returns an order that changes every hour, so that each of the `found` businesses is shown at some time. */
export const buildHourlyOrder = (now: Date): Prisma.Sql =>
  Prisma.sql`md5(found.business_id::text || ${String(Math.floor(now.getTime() / 3_600_000))}::text)`

/**
 * Returns the ids of some featured businesses among the results. The score only decides which of very many take part in
 * the rotation.
 */
export async function readFeatured(db: Tx, criteria: BusinessCriteria): Promise<string[]> {
  const labelledBusinesses = await readBest(
    db,
    { ...criteria, isFeatured: true },
    { limit: maxRotating, without: [], isCommon: criteria.area.kind === 'everywhere' },
  )
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT found.business_id AS id FROM unnest(${labelledBusinesses}::uuid[]) found (business_id)
    ORDER BY ${buildHourlyOrder(criteria.now)} LIMIT ${serverLimits.featuredShown}`
  return rows.map(({ id }) => id)
}
