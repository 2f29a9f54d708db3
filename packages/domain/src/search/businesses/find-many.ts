import { limits } from '@oficio/contracts/limits'
import type { Ctx } from '../../kernel/ctx'
import { countCategories, countTags } from './count-facets'
import { type Asked, type Counted, type Found, isLayered } from './found-businesses'
import { countEach, readBest, readFeatured, readIds } from './read-sought'

interface CountedLayers extends Counted {
  /** Whether many stand in each layer. */
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
export async function findMany(ctx: Ctx, asked: Asked, lists: Lists): Promise<Found> {
  const counted = await ctx.readCache.read(keyOf(asked), [], () => countAll(ctx, asked, lists))
  return { ...counted, ids: await readShown(ctx, asked, counted.areCommon) }
}

/** Whether a search was found to be one of very many. */
export const isKnownAsMany = ({ readCache }: Ctx, asked: Asked): boolean => readCache.has(keyOf(asked))

const openMs = 600_000

/** What is open changes by the minute, so what was counted of it counts for some of them. */
function keyOf({ sought: { now, ...sought }, layers }: Asked): string {
  const moment = sought.isOpen ? Math.floor(now.getTime() / openMs) : 0
  return `businesses:${JSON.stringify([sought, layers, moment])}`
}

async function countAll({ db }: Ctx, { sought, layers }: Asked, lists: Lists): Promise<CountedLayers> {
  const [[count = 0], categories, tags, featured, inLayers] = await Promise.all([
    countEach(db, [sought]),
    countCategories(db, sought, lists.categoryIds),
    countTags(db, sought, lists.tagIds),
    readFeatured(db, sought),
    countEach(
      db,
      (layers ?? []).map((text) => ({ ...sought, text })),
    ),
  ])
  const areCommon = inLayers.map((inLayer) => inLayer > limits.businessSearchCounted)
  return { count, categories, tags, featured, areCommon }
}

/** A layer is left only where all of it stands before, so what it finds is known to the next. */
async function readShown({ db }: Ctx, asked: Asked, areCommon: readonly boolean[]): Promise<string[]> {
  const { sought, layers, shown } = asked
  if (layers === null || !isLayered(asked)) return readIds(db, sought, shown)
  const ids: string[] = []
  for (const [at, text] of layers.entries()) {
    const most = shown.skip + shown.take - ids.length
    if (most > 0)
      ids.push(
        ...(await readBest(
          db,
          { ...sought, text },
          { most, without: ids, isCommon: areCommon[at] ?? false },
        )),
      )
  }
  return ids.slice(shown.skip)
}
