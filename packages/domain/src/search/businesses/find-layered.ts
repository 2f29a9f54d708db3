import type { InputOf } from '@oficio/contracts/endpoint'
import { limits } from '@oficio/contracts/limits'
import type { searchBusinessesEndpoint } from '@oficio/contracts/search/businesses'
import type { Tx } from '@oficio/db/client'
import { disjoint, type LayerGroup } from './business-layers'
import type { Sought } from './business-source'
import { countEach, readIds } from './read-sought'

interface Layered {
  /** Beside the words. */
  sought: Omit<Sought, 'text'>
  /** Null: nothing was typed. */
  groups: readonly LayerGroup[] | null
  input: Pick<InputOf<typeof searchBusinessesEndpoint>, 'sort' | 'page' | 'limit'>
  point: { latitude: number; longitude: number } | null
}

interface Found {
  /** Of the page that was asked for. */
  ids: string[]
  /** Of all, up to one more than are counted. */
  count: number
  /** A tsquery that holds of all of them; null whatever the words. */
  text: string | null
}

/**
 * Finds a page. By relevance one layer comes after the other, and only those are read that the page lies in; any other
 * order takes all that were found at once.
 */
export async function findLayered(db: Tx, { sought, groups, input, point }: Layered): Promise<Found> {
  const skip = (input.page - 1) * input.limit
  const take = Math.min(input.limit, limits.businessSearchCounted - skip)
  const window = { sort: input.sort, point, skip, take }
  if (groups === null) {
    const all = { ...sought, text: null }
    const [[count = 0], ids] = await Promise.all([countEach(db, [all]), readIds(db, all, window)])
    return { ids, count, text: null }
  }
  const { layers, all: text, counts } = await firstThatFinds(db, sought, groups)
  const count = counts.reduce((sum, one) => sum + one, 0)
  if (count === 0) return { ids: [], count, text }
  const isLayered = input.sort === 'relevance' || (input.sort === 'distance' && !point)
  if (!isLayered) return { ids: await readIds(db, { ...sought, text }, window), count, text }
  const ids: string[] = []
  let before = 0
  for (const [at, query] of disjoint(layers).entries()) {
    const inLayer = counts[at] ?? 0
    const from = Math.max(skip - before, 0)
    const left = Math.min(take - ids.length, inLayer - from)
    ids.push(...(await readIds(db, { ...sought, text: query }, { ...window, skip: from, take: left })))
    before += inLayer
  }
  return { ids, count, text }
}

/** Returns the first group that finds anything, else the first of all, with how many each of its layers finds. */
async function firstThatFinds(
  db: Tx,
  sought: Omit<Sought, 'text'>,
  groups: readonly LayerGroup[],
): Promise<LayerGroup & { counts: number[] }> {
  for (const group of groups) {
    const counts = await countEach(
      db,
      disjoint(group.layers).map((text) => ({ ...sought, text })),
    )
    if (counts.some((count) => count > 0)) return { ...group, counts }
  }
  const [first = { layers: [], all: '' }] = groups
  return { ...first, counts: [] }
}
