import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { isEntryFeaturedAt } from '../../businesses/public-business'
import { buildCategorySource, buildMatchSource, isCategoryAlone } from './business-source'
import { countCategories } from './count-facets'
import { type BusinessMatches, type BusinessQuery, isLayered } from './found-businesses'
import { buildHourlyOrder, byScore, maxRotating, orderOf } from './read-sought'

/** A search that reads more rows than this uses find-many.ts instead. */
const fewMost = 2000

/**
 * One row of results. `readCount` counts the rows of `base`, which ignores the chosen category; `entry` has the
 * matches.
 */
type Row = Omit<BusinessMatches, 'categories' | 'tags'> & {
  readCount: number
  categories: Record<number, number> | null
  tags: Record<number, number> | null
}

/**
 * Finds, orders and counts the results of a small search in one statement. Returns null if the search reads too many
 * rows. The statement also counts the other categories, so it applies the chosen category last. A category alone has an
 * index of its own, so its other categories are counted by a second query.
 */
export async function findFew(
  db: Tx,
  query: BusinessQuery,
  categoryIds: readonly number[],
): Promise<BusinessMatches | null> {
  const { criteria } = query
  const isAlone = isCategoryAlone(criteria)
  const [[row], otherCategories] = await Promise.all([
    readFew(db, query, isAlone),
    isAlone ? countCategories(db, criteria, categoryIds) : null,
  ])
  if (!row || row.readCount > fewMost) return null
  const { count, ids, featured, tags } = row
  return { count, ids, featured, categories: otherCategories ?? row.categories ?? {}, tags: tags ?? {} }
}

function readFew(db: Tx, query: BusinessQuery, isAlone: boolean): Promise<Row[]> {
  const { criteria, window } = query
  const { categoryId, now } = criteria
  const isChosen = isAlone || categoryId === null ? Prisma.sql`true` : hasCategory(categoryId)
  return db.$queryRaw<Row[]>`
    WITH base AS MATERIALIZED (
      SELECT entry.business_id, entry.score, entry.category_ids, entry.tag_ids,
        ${isEntryFeaturedAt(now)} AS is_featured${orderedBy(query)},
        ${layerOf(query)} AS layer
      FROM ${isAlone ? buildCategorySource(criteria) : buildMatchSource({ ...criteria, categoryId: null })}
      LIMIT ${fewMost + 1}
    ), entry AS MATERIALIZED (
      SELECT * FROM base entry WHERE ${isChosen}
    )
    SELECT (SELECT count(*)::int FROM base) AS "readCount", (SELECT count(*)::int FROM entry) AS count,
      ARRAY(SELECT entry.business_id FROM entry ORDER BY layer, ${orderOf(window)}
        OFFSET ${window.skip} LIMIT ${window.take}) AS ids,
      ARRAY(SELECT found.business_id FROM (
          SELECT entry.business_id FROM entry WHERE entry.is_featured ORDER BY ${byScore} LIMIT ${maxRotating}
        ) found ORDER BY ${buildHourlyOrder(now)} LIMIT ${serverLimits.featuredShown}) AS featured,
      (SELECT jsonb_object_agg(id, n) FROM (
        SELECT unnest(category_ids) AS id, count(*) AS n FROM base GROUP BY 1) each) AS categories,
      (SELECT jsonb_object_agg(id, n) FROM (
        SELECT unnest(tag_ids) AS id, count(*) AS n FROM entry GROUP BY 1) each) AS tags`
}

const hasCategory = (id: number) => Prisma.sql`entry.category_ids @> ARRAY[${id}::int]`

/**
 * Returns the columns that the order needs beside the score. With few columns the index contains them all, and no row
 * is fetched.
 */
function orderedBy({ window: { sort, point } }: BusinessQuery): Prisma.Sql {
  if (sort === 'rating') return Prisma.sql`, entry.avg_rating, entry.review_count`
  if (sort === 'name_asc' || sort === 'name_desc') return Prisma.sql`, entry.name_key`
  return sort === 'distance' && point ? Prisma.sql`, entry.spot` : Prisma.empty
}

function layerOf(query: BusinessQuery): Prisma.Sql {
  if (!query.layers || !isLayered(query)) return Prisma.sql`0`
  const cases = query.layers.map(
    (query, at) => Prisma.sql`WHEN entry.words @@ ${query}::tsquery THEN ${at}::int`,
  )
  return Prisma.sql`CASE ${Prisma.join(cases, ' ')} END`
}
