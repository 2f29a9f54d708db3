import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { type Search, type SearchKind, searchKinds } from './sample-searches'

/** Milliseconds of every search, by kind of search. */
export type Samples = Record<SearchKind, number[]>

const noSamples = (): Samples =>
  // The cast is safe, because the object has every kind as a key.
  Object.fromEntries(searchKinds.map((kind) => [kind, []])) as unknown as Samples

/**
 * Times each search on every database in turns, so that other load of the machine affects all databases alike. A
 * context with an empty cache counts everything that a search shows.
 */
export async function measureSearches(
  ctxs: readonly Ctx[],
  searches: readonly Search[],
  rounds: number,
): Promise<Samples[]> {
  const samples = ctxs.map(noSamples)
  for (let round = 0; round < rounds; round += 1)
    for (const [turn, { kind, input }] of searches.entries())
      for (let step = 0; step < ctxs.length; step += 1) {
        // The database that goes first changes, because the first one may be slower.
        const index = (turn + round + step) % ctxs.length
        const ctx = ctxs[index]
        if (!ctx) continue
        const start = performance.now()
        await searchBusinesses(ctx, visitor(), businessSearchQuery.parse(input))
        samples[index]?.[kind].push(performance.now() - start)
      }
  return samples
}
