import { limits } from '@oficio/contracts/limits'
import { searchQuery } from '@oficio/contracts/search/professionals'
import { radiusKmOf } from '@oficio/contracts/search/search-fields'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { findRows } from '@oficio/domain/search/professionals/find-rows'
import type { Candidates, Conditions } from '@oficio/domain/search/professionals/row-source'
import { searchLayers } from '@oficio/domain/search/professionals/search-layers'
import { readMeaning } from '@oficio/domain/search/words/read-meaning'
import { exactSearch } from '@oficio/domain/testing/judges/exact-search'
import type { Search } from './sample-searches'

export interface Exactness {
  comparedCount: number
  /** Number of lists with the same rows as the exact query, in the same order. */
  same: number
  /** Number of professionals in all exact lists together. It shows that the comparison was not empty. */
  expected: number
}

/** Compares the first `limit` results of each layer of each search with the exact query on the source tables. */
export async function checkSearches(ctx: Ctx, searches: Search[], limit: number): Promise<Exactness> {
  const result = { comparedCount: 0, same: 0, expected: 0 }
  for (const { kind: _, ...search } of searches) {
    const input = searchQuery.parse(search)
    const { latitude = 0, longitude = 0 } = input
    const filters: Conditions = {
      near: { latitude, longitude, radiusKm: radiusKmOf(input) ?? limits.searchRadiusKmDefault },
      minRating: undefined,
      responseMinutes: undefined,
      availableAt: new Date(),
      without: [],
    }
    const layers = await searchLayers(ctx.db, await readMeaning(ctx, input.query), input.rubroIds)
    for (const { candidates } of layers) {
      const { rows } = await findRows(ctx.db, candidates, filters, limit)
      const exact = await exactSearch(ctx.db, { ...exactOf(candidates), ...filters }, limit)
      result.comparedCount += 1
      result.expected += exact.length
      if (rows.map(({ professionalId }) => professionalId).join() === exact.join()) result.same += 1
    }
  }
  return result
}

const exactOf = ({ rubroIds, words }: Candidates) => ({ rubroIds, words: words?.query ?? null })
