import { limits } from '@oficio/contracts/limits'
import { type BusinessSearchAnswer, businessSearchQuery } from '@oficio/contracts/search/businesses'
import { visitor } from '@oficio/domain/kernel/actor'
import type { Ctx } from '@oficio/domain/kernel/ctx'
import { businessLayers } from '@oficio/domain/search/businesses/business-layers'
import { readCategories } from '@oficio/domain/search/businesses/read-categories'
import { searchBusinesses } from '@oficio/domain/search/businesses/search-businesses'
import { type ExactAnswer, exactBusinesses } from '@oficio/domain/testing/judges/exact-businesses'
import type { Search } from './sample-searches'

export interface Exactness {
  comparedCount: number
  /** Number of answers with the same first page, in the same order, and the same counts as the exact query. */
  same: number
  /** Number of businesses in all exact answers together. It shows that the comparison was not empty. */
  expected: number
}

/** Compares the first page and all counts of each search with the results of the slow, exact query. */
export async function checkSearches(ctx: Ctx, searches: readonly Search[]): Promise<Exactness> {
  const result = { comparedCount: 0, same: 0, expected: 0 }
  for (const search of searches) {
    const exact = await answerExactly(ctx, search)
    const answer = await searchBusinesses(ctx, visitor(), businessSearchQuery.parse(search.input))
    result.comparedCount += 1
    result.expected += exact.count
    if (textOfAnswer(answer) === textOfExactAnswer(exact, answer)) result.same += 1
  }
  return result
}

async function answerExactly(ctx: Ctx, { input, categoryId, localidadId }: Search): Promise<ExactAnswer> {
  const groups = await businessLayers(ctx.db, await readCategories(ctx, input.query))
  const place = { now: ctx.clock.now(), categoryId, localidadId }
  let emptyAnswer: ExactAnswer | null = null
  for (const { all: text, layers } of groups ?? [{ all: null, layers: null }]) {
    const exact = await exactBusinesses(ctx.db, { ...place, text, layers }, limits.businessPage)
    if (exact.count > 0) return exact
    emptyAnswer ??= exact
  }
  return emptyAnswer ?? { count: 0, ids: [], categories: {}, tags: {} }
}

const countLimit = limits.businessSearchCounted
const countText = (count: number): string => (count > countLimit ? `more than ${countLimit}` : String(count))

const textOfAnswer = ({ businesses, pagination, facets }: BusinessSearchAnswer): string =>
  JSON.stringify([
    businesses.map(({ id }) => id),
    countText(pagination.totalCount + Number(pagination.isCountCapped)),
    ...[facets.categories, facets.tags].map((list) =>
      list.map(({ id, count, isCountCapped }) => [id, countText(count + Number(isCountCapped))]),
    ),
  ])

const textOfExactAnswer = (
  { ids, count, categories, tags }: ExactAnswer,
  { facets }: BusinessSearchAnswer,
): string =>
  JSON.stringify([
    ids,
    countText(count),
    facets.categories.map(({ id }) => [id, countText(categories[id] ?? 0)]),
    facets.tags.map(({ id }) => [id, countText(tags[id] ?? 0)]),
  ])
