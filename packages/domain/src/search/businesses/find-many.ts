import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { fewMost, readFewIds } from './build-few-ids'
import type { BusinessCriteria } from './business-source'
import { countCategories, countTags } from './count-facets'
import type { CountedMatches } from './find-few'
import {
  type BusinessMatches,
  type BusinessQuery,
  type ChoiceIds,
  isLayered,
  type ResultCounts,
} from './found-businesses'
import { countEach, readBest, readFeatured, readIds } from './read-sought'

/**
 * Finds the page of a search with many results. Caches the counts, so that a popular search is counted once.
 * `countedMatches` is what find-few.ts has read already; without it, counts in indexes.
 */
export async function findMany(
  ctx: Ctx,
  query: BusinessQuery,
  lists: ChoiceIds,
  countedMatches: CountedMatches | null = null,
): Promise<BusinessMatches> {
  const counts = await ctx.readCache.read(keyOf(query), [], async () => {
    const resultCounts = countedMatches
      ? countsOf(countedMatches)
      : await countAll(ctx, query.criteria, lists)
    return { ...resultCounts, areCommon: await findCommonLayers(ctx, query, resultCounts.count) }
  })
  const ids =
    countedMatches?.ids ??
    (counts.count > fewMost ? readShown(ctx, query, counts.areCommon) : readFewIds(ctx.db, query))
  return { ...counts, ids: await ids }
}

/** Returns the counts alone, because the page of one visitor must not be cached with them. */
const countsOf = ({ ids: _page, ...counts }: CountedMatches): ResultCounts => counts

/** Returns whether the cache has the counts of the search. */
export const isCounted = ({ readCache }: Ctx, query: BusinessQuery): boolean => readCache.has(keyOf(query))

const openMs = 600_000

/**
 * Returns the cache key of a search. The key of a search for open businesses changes every ten minutes, because the
 * results change with the time.
 */
function keyOf({ criteria: { now, ...criteria }, layers }: BusinessQuery): string {
  const moment = criteria.isOpen ? Math.floor(now.getTime() / openMs) : 0
  return `businesses:${JSON.stringify([criteria, layers, moment])}`
}

async function countAll({ db }: Ctx, criteria: BusinessCriteria, lists: ChoiceIds): Promise<ResultCounts> {
  const [[count = 0], categories, tags, featured] = await Promise.all([
    countEach(db, [criteria]),
    countCategories(db, criteria, lists.categoryIds),
    countTags(db, criteria, lists.tagIds),
    readFeatured(db, criteria),
  ])
  return { count, categories, tags, featured }
}

/** Only with more than `fewMost` results, because the layers of fewer results are read whole. */
async function findCommonLayers(
  { db }: Ctx,
  { criteria, layers }: BusinessQuery,
  count: number,
): Promise<boolean[]> {
  if (layers === null || count <= fewMost) return []
  const counts = await countEach(
    db,
    layers.map((text) => ({ ...criteria, text })),
  )
  return counts.map((count) => count > limits.businessSearchCounted)
}

/**
 * Reads a page across the layers. It reads every layer from its start, so that the ids of earlier layers are known and
 * can be excluded.
 */
export async function readShown(
  { db }: Ctx,
  query: BusinessQuery,
  areCommon: readonly boolean[],
): Promise<string[]> {
  const { criteria, layers, window } = query
  if (layers === null || !isLayered(query)) return readIds(db, criteria, window)
  const ids: string[] = []
  for (const [at, text] of layers.entries()) {
    const limit = window.skip + window.take - ids.length
    if (limit > 0)
      ids.push(
        ...(await readBest(
          db,
          { ...criteria, text },
          { limit, without: ids, isCommon: areCommon[at] ?? false },
        )),
      )
  }
  return ids.slice(window.skip)
}
