import { serverLimits } from '@oficio/contracts/server-limits'
import { beforeAll, expect, it } from 'vitest'
import { isFeaturedAt } from '../../businesses/public-business'
import { addDays, subDays } from '../../kernel/time/days'
import { findPlace } from '../../places/find-place'
import { buildBusiness } from '../../testing/builders/build-business'
import { inLongForm } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import type { Area, BusinessCriteria } from './business-source'
import { findFew } from './find-few'
import { findMany, readShown } from './find-many'
import { countEach, readBest, readFeatured, readIds } from './read-sought'

// The businesses have few towns, few scores and few names, so that nearly every order is a tie.

const businessCount = 80

let ctx: TestCtx
let towns: number[]

/** Returns numbers in [0, 1) that are the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seededRandom(20_261_123)
const chance = (share: number) => random() < share
function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

const readAll = () =>
  ctx.db.business.findMany({ include: { categoryLinks: true, tagLinks: true }, orderBy: { id: 'asc' } })
type Row = Awaited<ReturnType<typeof readAll>>[number]

beforeAll(async () => {
  ctx = await createTestContext()
  const places = await Promise.all(
    ['Rosario', 'Funes', 'Rafaela'].map((city) => findPlace(ctx, 'Santa Fe', city)),
  )
  towns = places.map((place) => place?.localidadId ?? 0)
  const now = ctx.clock.now()
  for (let number = 0; number < businessCount; number += 1)
    await buildBusiness(ctx, {
      name: oneOf(['Patio', 'Patio Sur', 'Álamo', 'almacén']),
      localidadId: oneOf(towns),
      status: oneOf(['active', 'active', 'active', 'past_due', 'suspended']),
      publicUntil: oneOf([null, null, addDays(now, 1), subDays(now, 1)]),
      tier: oneOf(['basic', 'premium', 'featured']),
      featuredUntil: oneOf([null, null, addDays(now, 1), subDays(now, 1)]),
      score: oneOf([1, 2, 3]),
      avgRating: oneOf([0, 4, 4.5]),
      reviewCount: oneOf([0, 1]),
      categoryIds: [1, 2, 3].filter(() => chance(0.5)),
      tagIds: [1, 2].filter(() => chance(0.5)),
    })
})

const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1)
const orders = {
  relevance: (a: Row, b: Row) => b.score - a.score || byId(a, b),
  rating: (a: Row, b: Row) =>
    Number(b.avgRating) - Number(a.avgRating) || b.reviewCount - a.reviewCount || byId(a, b),
  name_asc: (a: Row, b: Row) => fold(a.name).localeCompare(fold(b.name), 'en') || byId(a, b),
} as const

/** Reference implementation: checks each row in memory and does not read the search tables. */
function holds(row: Row, { now, area, text, categoryId, tagIds, isFeatured }: BusinessCriteria): boolean {
  const isPublic =
    ['active', 'past_due'].includes(row.status) && (row.publicUntil === null || row.publicUntil > now)
  return (
    isPublic &&
    (area.kind !== 'town' || row.localidadId === area.localidadId) &&
    (text === null || row.name.includes('Patio')) &&
    (categoryId === null || row.categoryLinks.some((link) => link.categoryId === categoryId)) &&
    tagIds.every((id) => row.tagLinks.some((link) => link.tagId === id)) &&
    (!isFeatured || isFeaturedAt(row, now))
  )
}

const layered = ["'=pati' & '#c1'", "'=pati'"]
const isOfFirst = (row: Row) => row.categoryLinks.some(({ categoryId }) => categoryId === 1)
const inLayers = (a: Row, b: Row) => Number(isOfFirst(b)) - Number(isOfFirst(a)) || orders.relevance(a, b)

/** Asserts that findFew and all ways of findMany return the same as the reference implementation. */
async function compareFound(
  criteria: BusinessCriteria,
  all: readonly Row[],
  featured: readonly string[],
): Promise<void> {
  const query = {
    criteria,
    layers: criteria.text === null ? null : layered,
    window: { sort: 'relevance', point: null, skip: 2, take: 5 },
  } as const
  const exact = all.filter((row) => holds(row, criteria))
  const count = (change: Partial<BusinessCriteria>) =>
    all.filter((row) => holds(row, { ...criteria, ...change })).length
  const [categoryIds, tagIds] = [
    [1, 2, 3],
    [1, 2],
  ]
  const expected = {
    count: exact.length,
    ids: exact
      .toSorted(query.layers ? inLayers : orders.relevance)
      .slice(2, 7)
      .map(({ id }) => id),
    featured,
    categories: categoryIds.map((categoryId) => count({ categoryId })),
    tags: tagIds.map((id) => count({ tagIds: [...new Set([...criteria.tagIds, id])] })),
  }
  const lists = { categoryIds, tagIds }
  const fewMatches = await findFew(ctx.db, query, lists)
  const ways = [fewMatches, await findMany(ctx, query, lists), await findMany(ctx, query, lists, fewMatches)]
  for (const areCommon of [true, false])
    expect(await readShown(ctx, query, [areCommon, !areCommon])).toEqual(expected.ids)
  for (const matches of ways) {
    const { categories = {}, tags = {}, ...rest } = matches ?? {}
    expect(
      {
        ...rest,
        categories: categoryIds.map((id) => categories[id] ?? 0),
        tags: tagIds.map((id) => tags[id] ?? 0),
      },
      JSON.stringify(criteria),
    ).toMatchObject(expected)
  }
}

it('the answer is the exact one for every town, category, tag, word and order, ties included', async () => {
  const all = await readAll()
  const now = ctx.clock.now()
  const areas: Area[] = [
    { kind: 'everywhere' },
    ...towns.map((localidadId): Area => ({ kind: 'town', localidadId })),
  ]
  const window = { point: null, skip: 2, take: 5 }
  let comparedCount = 0
  for (const area of areas)
    for (const text of [null, "'=pati'"])
      for (const categoryId of inLongForm([null, 1, 3], [null, 1]))
        for (const tagIds of inLongForm([[], [2], [1, 2]], [[], [1, 2]])) {
          const criteria = { now, area, text, categoryId, tagIds, isOpen: false, isFeatured: false }
          const exact = all.filter((row) => holds(row, criteria))
          comparedCount += exact.length
          expect(await countEach(ctx.db, [criteria])).toEqual([exact.length])
          for (const sort of ['relevance', 'rating', 'name_asc'] as const) {
            const foundIds = await readIds(ctx.db, criteria, { ...window, sort })
            const expected = exact.toSorted(orders[sort]).slice(2, 7)
            expect(foundIds, `${sort} ${JSON.stringify(criteria)}`).toEqual(expected.map(({ id }) => id))
          }
          const paid = exact.filter((row) => isFeaturedAt(row, now)).map(({ id }) => id)
          const featured = await readFeatured(ctx.db, criteria)
          expect(featured.length).toBe(Math.min(paid.length, serverLimits.featuredShown))
          expect(featured.every((id) => paid.includes(id))).toBe(true)
          const best = exact.toSorted(orders.relevance).map(({ id }) => id)
          for (const isCommon of [true, false])
            expect(
              await readBest(ctx.db, criteria, { limit: 5, without: best.slice(0, 2), isCommon }),
            ).toEqual(best.slice(2, 7))
          await compareFound(criteria, all, featured)
        }
  expect(comparedCount).toBeGreaterThan(inLongForm(200, 100))
})
