import { usualHours } from '@oficio/contracts/kernel/usual-hours'
import { beforeEach, describe, expect, it } from 'vitest'
import { purgeBusiness } from '../../businesses/purge-business'
import { listPurgedTags } from '../../kernel/pages/list-purged-tags'
import { pageTags } from '../../kernel/pages/tags'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildBusiness } from '../../testing/builders/build-business'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { viewKeptBusinesses } from '../businesses/view-found-businesses'
import { findLandingOfBusiness } from './find-landing-of-business'
import { getCategoryInProvince } from './get-category-in-province'
import { findCategoryPlace, getCategoryInTown } from './get-category-in-town'
import { getCategoryTowns, listCategoriesWithCounts } from './get-category-towns'
import { findRubroPlace, getRubroInTown } from './get-rubro-in-town'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const [bars, cafes] = [3, 2]
const townId = async (name: string) => (await findPlaceAnywhere(ctx, name))?.localidadId ?? 0

async function find(category: string, town: string) {
  const place = await findCategoryPlace(ctx, { category, town })
  return place && getCategoryInTown(ctx, place)
}

describe('the page of a category in a town', () => {
  it('counts who is public there, by what visitors said of them and when they open', async () => {
    const closed = { ...usualHours, saturday: [], sunday: [] }
    const open = { ...closed, saturday: [{ open: '09:00', close: '13:00' }] }
    const first = await buildBusiness(ctx, { avgRating: 5, reviewCount: 3, hours: open, score: 9 })
    const second = await buildBusiness(ctx, { avgRating: 4, reviewCount: 1, hours: closed, score: 5 })
    await buildBusiness(ctx, { status: 'suspended' })
    const pastMoment = new Date(ctx.clock.now().getTime() - 1)
    await buildBusiness(ctx, { publicUntil: pastMoment })
    const category = await find('cafes', 'rosario')
    expect(category).toMatchObject({
      category: { id: cafes, slug: 'cafes' },
      town: { city: 'Rosario', state: 'Santa Fe', slug: 'rosario' },
      count: 2,
      rating: { average: 4.75, count: 4 },
      openOn: { saturday: 1, sunday: 0 },
      ids: [first.id, second.id],
    })
    const [business] = await viewKeptBusinesses(ctx, category?.ids ?? [])
    expect(business).toMatchObject({ slug: first.slug, opening: { week: open, special: {} } })
    expect(business).not.toHaveProperty('is_open')
  })

  it('leads to the other categories of the town, to the nearest towns, and to the rubros that stand there', async () => {
    const { id: gas } = await ctx.db.rubro.findUniqueOrThrow({ where: { slug: 'gas' } })
    await buildBusiness(ctx, { categoryIds: [cafes, bars], rubroIds: [gas] })
    await buildBusiness(ctx, { localidadId: await townId('Santa Fe') })
    await buildBusiness(ctx, { localidadId: await townId('Funes') })
    await buildProfessional(ctx, { rubroIds: [gas] })
    const category = await find('cafes', 'rosario')
    expect(category?.otherCategories).toEqual([{ name: 'Bares', slug: 'bares', count: 1 }])
    expect(category?.nearTowns.map(({ city }) => city)).toEqual(['Funes', 'Santa Fe'])
    expect(category?.rubros).toMatchObject([{ slug: 'gas', count: 1 }])
    const gasInRosario = await findRubroPlace(ctx, { rubro: 'gas', town: 'rosario' })
    const page = gasInRosario && (await getRubroInTown(ctx, gasInRosario))
    expect(page?.categories.map(({ slug }) => slug)).toEqual(['cafes', 'bares'])
  })

  it('is named by each business that stands on it, by the first of its categories', async () => {
    const { id } = await buildBusiness(ctx, { categoryIds: [bars, cafes] })
    const landing = await findLandingOfBusiness(ctx, { id })
    expect(landing).toEqual({
      category: { name: 'Cafés', slug: 'cafes' },
      town: { city: 'Rosario', slug: 'rosario' },
    })
    expect((await find('cafes', 'rosario'))?.ids).toEqual([id])
    const hidden = await buildBusiness(ctx, { status: 'suspended' })
    expect(await findLandingOfBusiness(ctx, { id: hidden.id })).toBeNull()
  })

  it('does not exist where there is no business, nor for what is no category or no town', async () => {
    await buildBusiness(ctx)
    for (const [category, town] of [
      ['bares', 'rosario'],
      ['cafes', 'funes'],
      ['nada', 'rosario'],
      ['cafes', 'no-existe'],
    ] as const)
      expect(await find(category, town)).toBeNull()
  })

  it('is rendered again with each change of a business there', async () => {
    const { id, localidadId } = await buildBusiness(ctx, { categoryIds: [cafes, bars] })
    const before = new Date()
    await ctx.transaction((ctx) => purgeBusiness(ctx, id))
    expect(await listPurgedTags(ctx, before)).toEqual(
      expect.arrayContaining([
        pageTags.business(id),
        pageTags.categoryInTown(cafes, localidadId),
        pageTags.categoryInTown(bars, localidadId),
      ]),
    )
  })
})

describe('the pages above', () => {
  it('name the towns of a category by province, and the categories with their numbers of businesses', async () => {
    await buildBusiness(ctx)
    await buildBusiness(ctx)
    await buildBusiness(ctx, { status: 'suspended' })
    await buildBusiness(ctx, { localidadId: await townId('Mendoza') })
    const { provinces } = await getCategoryTowns(ctx, 'cafes')
    const listedProvinces = provinces.map(({ name, towns }) => [
      name,
      towns.map(({ city, count }) => [city, count]),
    ])
    expect(listedProvinces).toEqual(expect.arrayContaining([['Santa Fe', [['Rosario', 2]]]]))
    expect(listedProvinces).toHaveLength(2)
    const counts = await listCategoriesWithCounts(ctx)
    expect(counts.map(({ slug, count }) => [slug, count])).toContainEqual(['cafes', 3])
    expect(counts.map(({ slug, count }) => [slug, count])).toContainEqual(['bares', 0])
    await expect(getCategoryTowns(ctx, 'nada')).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the page of a category in a province', () => {
  it('counts who is public in its towns, the best first, and leads to them and to other provinces', async () => {
    const first = await buildBusiness(ctx, { avgRating: 5, reviewCount: 3, score: 9 })
    const second = await buildBusiness(ctx, { localidadId: await townId('Funes'), score: 5 })
    await buildBusiness(ctx, { localidadId: await townId('Mendoza'), categoryIds: [cafes, bars] })
    await buildBusiness(ctx, { status: 'suspended' })
    const province = await getCategoryInProvince(ctx, { category: 'cafes', province: 'santa-fe' })
    expect(province).toMatchObject({
      province: { name: 'Santa Fe', slug: 'santa-fe' },
      count: 2,
      rating: { average: 5, count: 3 },
      towns: [{ city: 'Funes' }, { city: 'Rosario' }],
      otherCategories: [],
      otherProvinces: [{ slug: 'mendoza', count: 1 }],
      ids: [first.id, second.id],
    })
    for (const address of [
      { category: 'bares', province: 'santa-fe' },
      { category: 'nada', province: 'santa-fe' },
      { category: 'cafes', province: 'rosario' },
    ])
      await expect(getCategoryInProvince(ctx, address)).rejects.toMatchObject({ code: 'not_found' })
  })
})
