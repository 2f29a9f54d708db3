import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { countCategories, countTags } from './count-facets'
import { type BusinessMatches, type BusinessQuery, isLayered, type ResultCounts } from './found-businesses'
import { countEach, readBest, readFeatured, readIds } from './read-sought'

interface CountedLayers extends ResultCounts {
  /** Whether each layer has many. */
  areCommon: readonly boolean[]
}

interface Lists {
  categoryIds: readonly number[]
  tagIds: readonly number[]
}

/**
 * Finds among very many: of what is shown only as much is read as is shown. What was counted is kept for an hour, so that
 * what everybody looks for is counted once.
 */
export async function findMany(ctx: Ctx, query: BusinessQuery, lists: Lists): Promise<BusinessMatches> {
  const counts = await ctx.readCache.read(keyOf(query), [], () => countAll(ctx, query, lists))
  return { ...counts, ids: await readShown(ctx, query, counts.areCommon) }
}

/** Whether a search was found to be one of very many. */
export const isKnownAsMany = ({ readCache }: Ctx, query: BusinessQuery): boolean =>
  readCache.has(keyOf(query))

const openMs = 600_000

/** What is open changes by the minute, so what was counted of it counts for some of them. */
function keyOf({ criteria: { now, ...sought }, layers }: BusinessQuery): string {
  const moment = sought.isOpen ? Math.floor(now.getTime() / openMs) : 0
  return `businesses:${JSON.stringify([sought, layers, moment])}`
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

/** A layer is left only where all of it stands before, so what it finds is known to the next. */
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
