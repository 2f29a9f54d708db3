import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { plannedOnce } from '@oficio/db/statement-names'
import { type BusinessCriteria, buildMatchSource, hasWords, isCategoryAlone } from './business-source'
import { type BusinessQuery, isLayered, type ResultWindow } from './found-businesses'
import { byScore, fromByScore, orderOf } from './read-sought'

/** Up to this many results, all results of a layer are read and sorted. */
export const fewMost = 2000

/** Returns the SQL query for the ids of the requested page, in order. Only for a search with few results. */
export function buildFewIds(query: BusinessQuery): Prisma.Sql {
  const { criteria, layers, window } = query
  const end = Prisma.sql`OFFSET ${window.skip} LIMIT ${window.take}`
  if (layers === null || !isLayered(query)) {
    const order = orderOf(window)
    const source =
      order === byScore && isCategoryAlone(criteria)
        ? fromByScore(criteria)
        : buildWholeSource(criteria, window)
    return Prisma.sql`SELECT entry.business_id FROM ${source} ORDER BY ${order} ${end}`
  }
  // Around a point, the area is what costs most, so it is read only once.
  if (criteria.area.kind === 'around')
    return Prisma.sql`SELECT entry.business_id FROM ${buildMatchSource(criteria)} ORDER BY ${layerOf(layers)}, ${byScore} ${end}`
  const pages = layers.map((layer, at) => {
    const text = [`(${layer})`, ...layers.slice(0, at).map((earlier) => `!(${earlier})`)].join(' & ')
    return Prisma.sql`(SELECT entry.business_id FROM ${buildWholeSource({ ...criteria, text }, window)}
      ORDER BY ${byScore} LIMIT ${window.skip + window.take})`
  })
  // PostgreSQL reads the parts in turn, so it reads a layer only if the layers before it do not fill the page. It never
  // reads parts with a LIMIT in parallel.
  return Prisma.sql`SELECT entry.business_id FROM (${Prisma.join(pages, ' UNION ALL ')}) entry ${end}`
}

/**
 * Returns the matches as a source that is read whole before it is sorted. Otherwise PostgreSQL might walk an index in
 * the order of the results, which takes long for rare words. Without words the source is left to PostgreSQL.
 */
function buildWholeSource(criteria: BusinessCriteria, window: ResultWindow): Prisma.Sql {
  const source = buildMatchSource(criteria)
  return hasWords(criteria)
    ? Prisma.sql`(SELECT entry.business_id, entry.score${orderedBy(window)} FROM ${source} OFFSET 0) entry`
    : source
}

/** Returns the columns that the order needs beside the score. */
function orderedBy({ sort, point }: ResultWindow): Prisma.Sql {
  if (sort === 'rating') return Prisma.sql`, entry.avg_rating, entry.review_count`
  if (sort === 'name_asc' || sort === 'name_desc') return Prisma.sql`, entry.name_key`
  return sort === 'distance' && point ? Prisma.sql`, entry.spot` : Prisma.empty
}

function layerOf(layers: readonly string[]): Prisma.Sql {
  const cases = layers.map((query, at) => Prisma.sql`WHEN entry.words @@ ${query}::tsquery THEN ${at}::int`)
  return Prisma.sql`CASE ${Prisma.join(cases, ' ')} END`
}

/** Returns the ids of the requested page, in order. Only for a search with few results. */
export async function readFewIds(db: Tx, query: BusinessQuery): Promise<string[]> {
  const rows = await db.$queryRaw<{ business_id: string }[]>`${buildFewIds(query)} ${plannedOnce}`
  return rows.map((row) => row.business_id)
}
