import { serverLimits } from '@oficio/contracts/server-limits'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { plannedOnce } from '@oficio/db/statement-names'
import { isEntryFeaturedAt } from '../../businesses/public-business'
import { buildFewIds, fewMost } from './build-few-ids'
import { type BusinessCriteria, buildMatchSource, isCategoryAlone } from './business-source'
import { countCategories } from './count-facets'
import type { BusinessQuery, ChoiceIds, ResultCounts } from './found-businesses'
import { buildHourlyOrder, byScore, maxRotating } from './read-sought'

/** The counts of a search. `ids` has the ids of the requested page, or is null if there are more than `fewMost` results. */
export interface CountedMatches extends ResultCounts {
  ids: readonly string[] | null
}

/**
 * Counts the results of a search in one statement, which also finds the requested page if the results are few. Returns
 * null for a search of the whole country without words that reads more than `fewMost` rows: find-many.ts counts these
 * without reading them all.
 */
export async function findFew(
  db: Tx,
  query: BusinessQuery,
  lists: ChoiceIds,
): Promise<CountedMatches | null> {
  const { criteria } = query
  const isAlone = isCategoryAlone(criteria)
  const [[row], otherCategories] = await Promise.all([
    readCounted(db, query, lists),
    // A category alone has an index of its own, in which the other categories are counted.
    isAlone ? countCategories(db, criteria, lists.categoryIds) : null,
  ])
  if (!row || (isBroad(criteria) && row.readCount > fewMost)) return null
  const { count, ids, featured, categories, tags } = row
  return {
    count,
    ids: count > fewMost ? null : ids,
    featured,
    categories: otherCategories ?? countsById(lists.categoryIds, categories),
    tags: countsById(lists.tagIds, tags),
  }
}

/** Returns whether nothing but categories, tags and opening hours narrows the search. */
const isBroad = ({ text, area }: BusinessCriteria): boolean => text === null && area.kind === 'everywhere'

const countsById = (ids: readonly number[], counts: readonly number[]) =>
  Object.fromEntries(ids.map((id, at) => [id, counts[at] ?? 0]))

/** `readCount` is the number of rows that were read. They ignore the chosen category, whose alternatives are counted. */
interface Row {
  readCount: number
  count: number
  ids: string[]
  featured: string[]
  categories: number[]
  tags: number[]
}

/** One pass over the matching rows counts everything. Rows are not kept, because most of the time would go into that. */
function readCounted(db: Tx, query: BusinessQuery, { categoryIds, tagIds }: ChoiceIds): Promise<Row[]> {
  const { criteria } = query
  const isAlone = isCategoryAlone(criteria)
  const isChosen =
    isAlone || criteria.categoryId === null ? Prisma.sql`true` : hasId('category_ids', criteria.categoryId)
  return db.$queryRaw<Row[]>`
    WITH counted AS MATERIALIZED (
      SELECT count(*)::int AS "readCount", count(*) FILTER (WHERE ${isChosen})::int AS count,
        ${countIds('category_ids', isAlone ? [] : categoryIds, Prisma.sql`true`)} AS categories,
        ${countIds('tag_ids', tagIds, isChosen)} AS tags,
        array_agg(entry.business_id) FILTER (WHERE entry.is_labelled AND ${isChosen}) AS featured_ids,
        array_agg(entry.score) FILTER (WHERE entry.is_labelled AND ${isChosen}) AS featured_scores
      FROM (
        SELECT entry.business_id, entry.score, entry.category_ids, entry.tag_ids,
          ${isEntryFeaturedAt(criteria.now)} AS is_labelled
        FROM ${buildMatchSource(isAlone ? criteria : { ...criteria, categoryId: null })}
        ${isBroad(criteria) ? Prisma.sql`LIMIT ${fewMost + 1}` : Prisma.empty}
      ) entry
    )
    SELECT "readCount", count, categories, tags,
      CASE WHEN count <= ${fewMost} THEN ARRAY(${buildFewIds(query)}) ELSE '{}' END AS ids,
      ARRAY(SELECT found.business_id FROM (
          SELECT * FROM unnest(featured_ids, featured_scores) entry (business_id, score)
          ORDER BY ${byScore} LIMIT ${maxRotating}
        ) found ORDER BY ${buildHourlyOrder(criteria.now)} LIMIT ${serverLimits.featuredShown}) AS featured
    FROM counted ${plannedOnce}`
}

const hasId = (column: IdColumn, id: number): Prisma.Sql =>
  Prisma.sql`${id}::int = ANY(entry.${Prisma.raw(column)})`

type IdColumn = 'category_ids' | 'tag_ids'

/** Returns an array with the number of rows for each id. */
function countIds(column: IdColumn, ids: readonly number[], condition: Prisma.Sql): Prisma.Sql {
  const counts = ids.map(
    (id) => Prisma.sql`count(*) FILTER (WHERE ${condition} AND ${hasId(column, id)})::int`,
  )
  return Prisma.sql`ARRAY[${counts.length > 0 ? Prisma.join(counts) : Prisma.empty}]::int[]`
}
