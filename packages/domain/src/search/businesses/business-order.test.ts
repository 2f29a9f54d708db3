import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { ReadCache } from '../../kernel/ports'
import { addDays } from '../../kernel/time/days'
import { type BusinessOverrides, buildBusiness } from '../../testing/builders/build-business'
import { longIt } from '../../testing/long-form'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { searchBusinesses } from './search-businesses'

const cafes = 2

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const add = async (overrides: BusinessOverrides = {}): Promise<string> =>
  (await buildBusiness(ctx, { name: 'Lo de Ana', description: '', ...overrides })).id
const ask = (query: Record<string, unknown> = {}, askedCtx: Ctx = ctx) =>
  searchBusinesses(askedCtx, visitor(), businessSearchQuery.parse(query))
const foundIds = async (query: Record<string, unknown> = {}) =>
  (await ask({ limit: '50', ...query })).businesses.map(({ id }) => id)

function cacheForever(): ReadCache {
  const values = new Map<string, unknown>()
  return {
    has: (key) => values.has(key),
    async read<T>(key: string, _tags: readonly string[], read: () => Promise<T>): Promise<T> {
      if (!values.has(key)) values.set(key, await read())
      // The value under this key came from the same `read`.
      return values.get(key) as T
    },
    purge: () => undefined,
  }
}

describe('the order', () => {
  it('is the score, the rating or the name, as asked for', async () => {
    const a = await add({ name: 'Ábaco', score: 1, avgRating: 4, reviewCount: 9 })
    const b = await add({ name: 'bodega', score: 3, avgRating: 4, reviewCount: 10 })
    const c = await add({ name: 'Casa', score: 2, avgRating: 4.5, reviewCount: 1 })
    expect(await foundIds()).toEqual([b, c, a])
    expect(await foundIds({ sort: 'rating' })).toEqual([c, b, a])
    expect(await foundIds({ sort: 'name_asc' })).toEqual([a, b, c])
    expect(await foundIds({ sort: 'name_desc', category: 'cafes' })).toEqual([c, b, a])
    expect(await foundIds({ sort: 'name_asc', query: 'cafe' })).toEqual([a, b, c])
    expect(await foundIds({ sort: 'distance' })).toEqual([b, c, a])
  })

  it('is moved by no plan: what pays for its place is named apart, and stands where it stood', async () => {
    const plain = await add({ score: 5 })
    const paid = await add({ score: 1 })
    expect(await foundIds()).toEqual([plain, paid])
    const publicUntil = addDays(ctx.clock.now(), 30)
    await ctx.db.business.update({ where: { id: paid }, data: { tier: 'featured', publicUntil } })
    const { businesses, featured } = await ask()
    expect(businesses.map(({ id }) => id)).toEqual([plain, paid])
    expect(featured.map(({ id, pays_for_place }) => [id, pays_for_place])).toEqual([[paid, true]])
    // Without `publicUntil`, the owner has not paid for the place.
    await ctx.db.business.update({ where: { id: paid }, data: { publicUntil: null } })
    expect((await ask()).featured).toMatchObject([{ id: paid, pays_for_place: false }])
    expect((await ask({ page: '2' })).featured).toEqual([])
    expect((await ask({ category: 'bares' })).featured).toEqual([])
  })
})

describe('pages', () => {
  it('follow each other without a gap or a repeat, through all layers, five at a time', async () => {
    const all: string[] = []
    for (let number = 0; number < 12; number += 1)
      all.push(
        await add({ name: number % 3 ? 'Del Sur' : 'Café Patio', description: number % 2 ? 'Patio' : '' }),
      )
    for (const query of [{}, { query: 'cafe patio' }, { category: 'cafes' }, { sort: 'name_asc' }]) {
      const pages = []
      for (const page of [1, 2, 3]) pages.push(await ask({ ...query, page: String(page) }))
      expect(pages.flatMap(({ businesses }) => businesses.map(({ id }) => id)).sort()).toEqual(all.sort())
      expect(pages[1]?.pagination).toEqual({
        currentPage: 2,
        totalPages: 3,
        totalCount: 12,
        limit: 5,
        hasMore: true,
        isCountCapped: false,
      })
      expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, false])
    }
    expect((await ask({ page: '4' })).businesses).toEqual([])
  })

  longIt(
    'are counted exactly up to a thousand, and once for an hour; of more it is said that there are',
    async () => {
      const { localidadId } = await buildBusiness(ctx)
      const fill = async (from: number, to: number) => {
        await ctx.db.$executeRaw`
        INSERT INTO businesses (id, status, tier, slug, name, localidad_id, hours, created_at, updated_at)
        SELECT gen_random_uuid(), 'active', 'basic', 'lugar-' || number, 'Lugar', ${localidadId}::int,
          ${JSON.stringify(usualHours)}::jsonb, now(), now()
        FROM generate_series(${from}::int, ${to}::int) number`
        await ctx.db.$executeRaw`
        INSERT INTO business_category_links (business_id, category_id)
        SELECT id, ${cafes}::int FROM businesses WHERE slug LIKE 'lugar-%' ON CONFLICT DO NOTHING`
      }
      await fill(1, 999)
      for (const query of [{}, { category: 'cafes', cityName: 'Rosario' }, { query: 'cafe' }]) {
        const { pagination, facets } = await ask(query)
        expect(pagination).toMatchObject({ totalCount: 1000, isCountCapped: false, totalPages: 200 })
        expect(facets.categories.find(({ id }) => id === cafes)).toMatchObject({
          count: 1000,
          isCountCapped: false,
        })
      }
      const cachingCtx = { ...ctx, readCache: cacheForever() }
      const [first, second] = [
        await ask({ query: 'cafe' }, cachingCtx),
        await ask({ query: 'cafe' }, cachingCtx),
      ]
      expect(second).toEqual(first)
      await fill(1000, 1000)
      expect((await ask({ query: 'cafe' }, cachingCtx)).pagination).toEqual(first.pagination)
      const { pagination, facets } = await ask({ query: 'cafe' })
      expect(pagination).toMatchObject({ totalCount: 1000, isCountCapped: true, totalPages: 200 })
      expect(facets.categories.find(({ id }) => id === cafes)).toMatchObject({
        count: 1000,
        isCountCapped: true,
      })
      expect((await ask({ query: 'cafe', page: '201' })).businesses).toEqual([])
    },
  )
})
