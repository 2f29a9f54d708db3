import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { countCategories, countTags } from './count-facets'
import { type BusinessMatches, type BusinessQuery, isLayered, type ResultCounts } from './found-businesses'
import { countEach, readBest, readFeatured, readIds } from './read-sought'

interface CountedLayers extends ResultCounts {
  /** For each layer: whether it has more matches than are counted. */
  areCommon: readonly boolean[]
}

interface Lists {
  categoryIds: readonly number[]
  tagIds: readonly number[]
}

/**
 * Runs a search with very many results, reading only as many rows as the page shows. Caches the counts, so that a
 * popular search is counted once.
 */
export async function findMany(ctx: Ctx, query: BusinessQuery, lists: Lists): Promise<BusinessMatches> {
  const counts = await ctx.readCache.read(keyOf(query), [], () => countAll(ctx, query, lists))
  return { ...counts, ids: await readShown(ctx, query, counts.areCommon) }
}

/** Returns whether the cache shows that the search has very many results. */
export const isKnownAsMany = ({ readCache }: Ctx, query: BusinessQuery): boolean =>
  readCache.has(keyOf(query))

const openMs = 600_000

/**
 * Returns the cache key of a search. The key of a search for open businesses changes every ten minutes, because the
 * results change with the time.
 */
function keyOf({ criteria: { now, ...criteria }, layers }: BusinessQuery): string {
  const moment = criteria.isOpen ? Math.floor(now.getTime() / openMs) : 0
  return `businesses:${JSON.stringify([criteria, layers, moment])}`
}

async function countAll(
  { db }: Ctx,
  { criteria, layers }: BusinessQuery,
  lists: Lists,
): Promise<CountedLayers> {
  const [[count = 0], categories, tags, featured, inLayers] = await Promise.all([
    countEach(db, [criteria]),
    countCategories(db, criteria, lists.categoryIds),
    countTags(db, criteria, lists.tagIds),
    readFeatured(db, criteria),
    countEach(
      db,
      (layers ?? []).map((text) => ({ ...criteria, text })),
    ),
  ])
  const areCommon = inLayers.map((inLayer) => inLayer > limits.businessSearchCounted)
  return { count, categories, tags, featured, areCommon }
}

/**
 * Reads a page across the layers. It reads every layer from its start, so that the ids of earlier layers are known and
 * can be excluded.
 */
async function readShown(
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
