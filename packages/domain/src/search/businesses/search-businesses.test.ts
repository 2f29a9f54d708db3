import { businessSearchQuery } from '@oficio/contracts/search/businesses'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTerm } from '../../businesses/terms/create-term'
import { account, visitor } from '../../kernel/actor'
import { addDays } from '../../kernel/time/days'
import { findPlace } from '../../places/find-place'
import { type BusinessOverrides, buildBusiness } from '../../testing/builders/build-business'
import { buildUser } from '../../testing/builders/build-user'
import { restoreTerms } from '../../testing/restore-terms'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countBusinessWords } from './count-business-words'
import { searchBusinesses } from './search-businesses'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const restaurants = 1
const cafes = 2
const bars = 3
const [delivery, takeaway, wifi] = [1, 2, 6]

const townId = async (city: string, state = 'Santa Fe') =>
  (await findPlace(ctx, state, city))?.localidadId ?? 0
const add = async (overrides: BusinessOverrides = {}): Promise<string> =>
  (await buildBusiness(ctx, { name: 'Lo de Ana', description: '', ...overrides })).id
const ask = (query: Record<string, unknown> = {}) =>
  searchBusinesses(ctx, visitor(), businessSearchQuery.parse(query))
const foundIds = async (query: Record<string, unknown> = {}) =>
  (await ask({ limit: '50', ...query })).businesses.map(({ id }) => id)

describe('what is typed', () => {
  it('finds a category by its name and its synonyms, misspelt and without accents too', async () => {
    const cafe = await add()
    const bar = await add({ categoryIds: [bars] })
    await countBusinessWords(ctx)
    for (const query of ['Cafés', 'cafe', 'cafetería', 'cafeteira', 'merienda'])
      expect(await foundIds({ query }), query).toEqual([cafe])
    for (const query of ['bar', 'cerbeceria', 'PUB']) expect(await foundIds({ query }), query).toEqual([bar])
  })

  it('finds one by name, descriptions, tags and town, a letter wrong too', async () => {
    const id = await add({
      name: 'El Ñandú Feliz',
      shortDescription: 'Tortas heladas',
      description: 'Amasamos de madrugada.',
      tagIds: [wifi],
    })
    await add({ name: 'Otro lugar', categoryIds: [bars], localidadId: await townId('Rafaela') })
    await countBusinessWords(ctx)
    for (const query of [
      'nandu',
      'el ñandú',
      'felis',
      'torta',
      'amasamos',
      'wifi',
      'ñandu rosario',
      'rosrio',
    ])
      expect((await foundIds({ query }))[0], query).toBe(id)
  })

  it('finds businesses of that name first, then those with all words, then the rest of the category', async () => {
    const plain = await add({ name: 'Del Sur', score: 900 })
    const says = await add({ name: 'Del Este', description: 'Con patio y sombra.', score: 10 })
    const cafe = await add({ name: 'Café del Patio', score: 5 })
    expect(await foundIds({ query: 'café con patio' })).toEqual([cafe, says, plain])
    expect((await ask({ query: 'café con patio' })).meantCategories).toEqual(['Cafés'])
  })

  it('shows what has one of the words only where nothing has all of them', async () => {
    const id = await add({ name: 'Empanadas Doña Rosa' })
    expect(await foundIds({ query: 'empanadas tucumanas' })).toEqual([id])
    const both = await add({ name: 'Empanadas Tucumanas' })
    expect(await foundIds({ query: 'empanadas tucumanas' })).toEqual([both])
  })

  it('finds what a thing is called elsewhere: synonyms within a category', async () => {
    const id = await add({ name: 'Odontología Sur', categoryIds: [8] })
    await add({ name: 'Huellas', description: 'Veterinaria', categoryIds: [8], score: 900 })
    expect((await foundIds({ query: 'dentista' }))[0]).toBe(id)
  })

  it('is no pattern and no statement', async () => {
    await add()
    for (const query of ["'; DROP TABLE users; --", "'\\ & | !", '%', '_____', '((', '☕', 'a'.repeat(120)])
      await expect(ask({ query }), query).resolves.toBeDefined()
  })
})

describe('who is found', () => {
  it('is public: paid for, and for as long as that reaches, whether or not any clock has run', async () => {
    const now = ctx.clock.now()
    const id = await add({ publicUntil: addDays(now, 2) })
    const late = await add({ status: 'past_due', publicUntil: addDays(now, 1) })
    for (const status of ['pending_payment', 'suspended', 'cancelled'] as const) await add({ status })
    await add({ status: 'rejected', statusReason: 'No existe' })
    await add({ publicUntil: addDays(now, -1) })
    for (const query of [
      {},
      { query: 'ana' },
      { query: 'cafe' },
      { category: 'cafes' },
      { cityName: 'Rosario' },
    ])
      expect((await foundIds(query)).sort(), JSON.stringify(query)).toEqual([id, late].sort())
    const { facets, pagination } = await ask({})
    expect(pagination.totalCount).toBe(2)
    expect(facets.categories.find((category) => category.id === cafes)).toMatchObject({
      count: 2,
      isCountCapped: false,
    })
    ctx.clock.advance({ days: 1 })
    expect(await foundIds({ category: 'cafes', cityName: 'Rosario' })).toEqual([id])
    await ctx.db.business.update({ where: { id }, data: { status: 'suspended' } })
    for (const query of [{}, { query: 'ana' }, { category: 'cafes' }])
      expect(await foundIds(query)).toEqual([])
  })

  it('follows every change at once: name, category, tag, town', async () => {
    const id = await add()
    await ctx.db.business.update({
      where: { id },
      data: { name: 'El Faro', localidadId: await townId('Rafaela') },
    })
    await ctx.db.businessCategoryLink.create({ data: { businessId: id, categoryId: bars } })
    await ctx.db.businessTagLink.create({ data: { businessId: id, tagId: wifi } })
    expect(await foundIds({ query: 'faro', category: 'bares', tags: 'wifi', cityName: 'Rafaela' })).toEqual([
      id,
    ])
    await ctx.db.businessCategoryLink.delete({
      where: { businessId_categoryId: { businessId: id, categoryId: cafes } },
    })
    await ctx.db.businessTagLink.deleteMany({ where: { businessId: id } })
    expect(await foundIds({ category: 'cafes' })).toEqual([])
    expect(await foundIds({ tags: 'wifi' })).toEqual([])
    await ctx.db.business.delete({ where: { id } })
    expect(await foundIds()).toEqual([])
  })
})

describe('a tag or category that an admin named in English', () => {
  let restore: () => Promise<void>
  beforeEach(async () => {
    restore = await restoreTerms(ctx.db)
  })
  afterEach(() => restore())

  it('is found by its own name, and not the term that the English name otherwise means', async () => {
    const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
    const idOf = async (kind: 'tag' | 'category', name: string) =>
      Number((await createTerm(ctx, admin, { kind, name })).id.slice(1))
    const tagId = await idOf('tag', 'Delivery')
    const categoryId = await idOf('category', 'Restaurants')
    const own = await add({ categoryIds: [categoryId], tagIds: [tagId] })
    await add({ categoryIds: [restaurants], tagIds: [delivery] })
    for (const tags of ['delivery', 'Delivery', String(tagId)])
      expect(await foundIds({ tags }), tags).toEqual([own])
    expect(await foundIds({ category: 'restaurants' })).toEqual([own])
  })
})

describe('filters', () => {
  it('take a tag in English too, and skip and name a tag that does not exist', async () => {
    const takeout = await add({ tagIds: [takeaway] })
    const online = await add({ tagIds: [wifi] })
    for (const tags of ['takeout', 'Takeout', 'para-llevar', 'takeout,no-hay'])
      expect(await foundIds({ tags }), tags).toEqual([takeout])
    expect((await foundIds({ tags: 'no-hay' })).sort()).toEqual([takeout, online].sort())
    expect((await ask({ tags: 'takeout,no-hay' })).ignoredTags).toEqual(['no-hay'])
    expect((await ask({ tags: 'wifi' })).ignoredTags).toEqual([])
  })

  it('leave a category, by its name or id, and what has all tags; a category that does not exist leaves nothing', async () => {
    const cafe = await add({ tagIds: [takeaway, wifi] })
    const bar = await add({ categoryIds: [bars], tagIds: [wifi] })
    expect(await foundIds({ category: 'bares' })).toEqual([bar])
    expect(await foundIds({ category: String(cafes) })).toEqual([cafe])
    expect((await foundIds({ tags: 'wifi' })).sort()).toEqual([cafe, bar].sort())
    expect(await foundIds({ tags: ['wifi', 'para-llevar'] })).toEqual([cafe])
    expect(await foundIds({ tags: `${takeaway},${wifi}`, category: 'cafes' })).toEqual([cafe])
    expect(await foundIds({ category: 'no-hay' })).toEqual([])
  })

  it('count what each choice would leave beside the others', async () => {
    await add({ tagIds: [wifi] })
    await add({ tagIds: [wifi, takeaway] })
    await add({ categoryIds: [bars] })
    const { facets } = await ask({ category: 'cafes', tags: 'wifi' })
    const count = (list: typeof facets.tags, wantedId: number) =>
      list.find(({ id }) => id === wantedId)?.count
    expect(count(facets.categories, cafes)).toBe(2)
    expect(count(facets.categories, bars)).toBe(0)
    expect(count(facets.tags, wifi)).toBe(2)
    expect(count(facets.tags, takeaway)).toBe(1)
  })

  it('leave a town, by its name or id, of which the name counts where they differ', async () => {
    const rosario = await add()
    const rafaela = await add({ localidadId: await townId('Rafaela') })
    const id = String(await townId('Rafaela'))
    for (const query of [
      { cityName: 'rafaela, santa fe' },
      { cityId: id },
      { city: id },
      { city: 'Rafaela' },
    ])
      expect(await foundIds(query), JSON.stringify(query)).toEqual([rafaela])
    expect(await foundIds({ cityId: id, cityName: 'Rafaela, Santa Fe' })).toEqual([rafaela])
    expect(await foundIds({ cityId: id, cityName: 'Rosario' })).toEqual([rosario])
    expect((await ask({ cityId: id })).place).toMatchObject({ city: 'Rafaela', state: 'Santa Fe' })
    await expect(ask({ cityName: 'Atlantis' })).rejects.toMatchObject({
      fields: { cityName: expect.any(String) },
    })
  })

  it('leave what lies around a point or a town, nearest first where that is asked for', async () => {
    const near = await add({ latitude: -32.95, longitude: -60.65, score: 1 })
    const far = await add({ latitude: -32.98, longitude: -60.65, score: 900 })
    await add({ localidadId: await townId('Rafaela') })
    const point = { latitude: '-32.948', longitude: '-60.65' }
    expect(await foundIds({ ...point, radiusKm: '2' })).toEqual([near])
    expect(await foundIds(point)).toEqual([far, near])
    expect(await foundIds({ ...point, sort: 'distance' })).toEqual([near, far])
    expect((await ask({ ...point, radiusKm: '2' })).businesses[0]?.distance_km).toBe(0.2)
    expect((await foundIds({ cityName: 'Rosario', radiusKm: '25', sort: 'distance' })).length).toBe(2)
    // The named town wins over the point, because the visitor typed it after choosing the point.
    expect(await foundIds({ ...point, cityName: 'Rafaela' })).toHaveLength(1)
  })

  it('name what is nearest where a town has nothing of the kind', async () => {
    const near = await add({ categoryIds: [bars] })
    await add({ categoryIds: [cafes] })
    const { businesses, nearest } = await ask({ category: 'bares', cityName: 'Casilda' })
    expect(businesses).toEqual([])
    expect(nearest.map(({ id }) => id)).toEqual([near])
  })
})
