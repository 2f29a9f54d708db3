import type { businessCategory } from '@oficio/contracts/businesses/categories'
import { limits } from '@oficio/contracts/limits'
import type { BusinessFacet, BusinessSearchAnswer } from '@oficio/contracts/search/businesses'
import type { Tx } from '@oficio/db/client'
import { Prisma } from '@oficio/db/generated/client'
import { plannedOnce } from '@oficio/db/statement-names'
import type { z } from 'zod'
import { type BusinessCriteria, buildCategoryLinkSource, isCategoryAlone } from './business-source'
import type { ResultCounts } from './found-businesses'
import { countEach, countLimit } from './read-sought'

type Choice = z.infer<typeof businessCategory>
type Counts = ResultCounts['categories']

/** Returns for each category how many businesses the search would find with it instead of the chosen category. */
export async function countCategories(
  db: Tx,
  criteria: BusinessCriteria,
  ids: readonly number[],
): Promise<Counts> {
  if (!ids.every((categoryId) => isCategoryAlone({ ...criteria, categoryId })))
    return countChoices(db, ids, (categoryId) => ({ ...criteria, categoryId }))
  const rows = await db.$queryRaw<{ id: number; count: number }[]>`
    SELECT category.id, (
      SELECT count(*)::int FROM (
        SELECT FROM ${buildCategoryLinkSource(criteria, Prisma.sql`category.id`)} LIMIT ${countLimit}
      ) entry
    ) AS count
    FROM unnest(ARRAY(SELECT unnest(${[...ids]}::int[]))) category (id) ${plannedOnce}`
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]))
}

/** Returns for each tag how many businesses the search would find with it in addition to the chosen tags. */
export const countTags = (db: Tx, criteria: BusinessCriteria, ids: readonly number[]): Promise<Counts> =>
  countChoices(db, ids, (id) => ({ ...criteria, tagIds: [...new Set([...criteria.tagIds, id])] }))

async function countChoices(db: Tx, ids: readonly number[], criteriaFor: (id: number) => BusinessCriteria) {
  const counts = await countEach(db, ids.map(criteriaFor))
  return Object.fromEntries(ids.map((id, at) => [id, counts[at] ?? 0]))
}

/** Returns the categories and tags with the counts that the page shows beside them. */
export function viewFacets(
  { categories, tags }: Pick<ResultCounts, 'categories' | 'tags'>,
  lists: { data: readonly Choice[]; tags: readonly Choice[] },
): BusinessSearchAnswer['facets'] {
  const facetOf =
    (counts: Counts) =>
    ({ id, name, slug }: Choice): BusinessFacet => {
      const count = counts[id] ?? 0
      const countLimit = limits.businessSearchCounted
      return { id, name, slug, count: Math.min(count, countLimit), isCountCapped: count > countLimit }
    }
  return { categories: lists.data.map(facetOf(categories)), tags: lists.tags.map(facetOf(tags)) }
}
