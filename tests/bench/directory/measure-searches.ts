import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { type Search, type SearchKind, searchKinds } from './sample-searches'

/** Milliseconds of every search, by what it looks for. */
export type Samples = Record<SearchKind, number[]>

const noSamples = (): Samples =>
  // Every kind is among them.
  Object.fromEntries(searchKinds.map((kind) => [kind, []])) as unknown as Samples

/**
 * Times each search on every database in turns, so that whatever else the machine does meets all of them alike; a context
 * that has kept nothing yet counts all that it counts.
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
        // Nobody always goes first.
        const index = (turn + round + step) % ctxs.length
        const ctx = ctxs[index]
        if (!ctx) continue
        const start = performance.now()
        await searchBusinesses(ctx, visitor(), businessSearchQuery.parse(input))
        samples[index]?.[kind].push(performance.now() - start)
      }
  return samples
}
