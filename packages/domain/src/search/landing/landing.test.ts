import { beforeEach, describe, expect, it } from 'vitest'
import { findPlaceAnywhere } from '../../places/find-place'
import { buildProfessional } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { findLandingOfProfessional } from './find-landing-of-professional'
import { findRubroProvince, getRubroInProvince } from './get-rubro-in-province'
import { findRubroPlace, getRubroInTown } from './get-rubro-in-town'
import { getRubroTowns, listRubrosWithCounts } from './get-rubro-towns'
import { viewLandingRows } from './view-landing-rows'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const townId = async (name: string) => (await findPlaceAnywhere(ctx, name))?.localidadId ?? 0
function orThrow<T>(page: T | null): T {
  if (page === null) throw new Error('no page')
  return page
}
async function inTown(address: { rubro: string; town: string }) {
  const place = await findRubroPlace(ctx, address)
  return orThrow(place && (await getRubroInTown(ctx, place)))
}
async function inProvince(address: { rubro: string; province: string }) {
  const province = await findRubroProvince(ctx, address)
  return orThrow(province && (await getRubroInProvince(ctx, province)))
}
const rubroId = async (slug: string) => (await ctx.db.rubro.findUniqueOrThrow({ where: { slug } })).id

describe('the page of a rubro in a town', () => {
  it('counts who stands there, by what clients said of them and how quickly they answer', async () => {
    const ratedFields = { avgRating: 5, reviewCount: 3, medianResponseMinutes: 20 }
    const first = await buildProfessional(ctx, ratedFields)
    const second = await buildProfessional(ctx, { avgRating: 4, reviewCount: 1, medianResponseMinutes: 40 })
    await buildProfessional(ctx, { status: 'suspended' })
    const landing = await inTown({ rubro: 'plomeria', town: 'rosario' })
    expect(landing).toMatchObject({
      rubro: { slug: 'plomeria' },
      town: { city: 'Rosario', state: 'Santa Fe', slug: 'rosario' },
      count: 2,
      reach: { count: 2, isCountCapped: false },
      medianResponseMinutes: 30,
      rating: { average: 4.75, count: 4 },
    })
    const professionals = await viewLandingRows(ctx, landing.rows)
    expect(professionals.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort())
  })

  it('shows the same number of local professionals as each link to it, and separately the ones from elsewhere', async () => {
    await buildProfessional(ctx)
    await buildProfessional(ctx, { localidadId: await townId('Funes'), serviceRadiusKm: 40 })
    const { count, reach } = await inTown({ rubro: 'plomeria', town: 'rosario' })
    expect([count, reach.count]).toEqual([1, 2])
    const { provinces } = await getRubroTowns(ctx, 'plomeria')
    const atIndex = provinces.flatMap(({ towns }) => towns).find(({ slug }) => slug === 'rosario')
    const { towns } = await inProvince({ rubro: 'plomeria', province: 'santa-fe' })
    const { nearTowns } = await inTown({ rubro: 'plomeria', town: 'funes' })
    const ofRosario = [atIndex, ...[...towns, ...nearTowns].filter(({ slug }) => slug === 'rosario')]
    expect(ofRosario.map((link) => link?.count)).toEqual([1, 1, 1])
  })

  it('names what else the town has, and the nearest towns with the rubro', async () => {
    const gas = await rubroId('gas')
    const plumbing = await rubroId('plomeria')
    await buildProfessional(ctx, { rubroIds: [plumbing, gas] })
    await buildProfessional(ctx, { localidadId: await townId('Funes') })
    await buildProfessional(ctx, { localidadId: await townId('Santa Fe') })
    const landing = await inTown({ rubro: 'plomeria', town: 'rosario' })
    expect(landing.otherRubros).toMatchObject([{ slug: 'gas', count: 1 }])
    expect(landing.nearTowns.map(({ city }) => city)).toEqual(['Funes', 'Santa Fe'])
  })

  it('is named by each professional who stands on it, by the first of their rubros that is still offered', async () => {
    const [gas, plumbing] = [await rubroId('gas'), await rubroId('plomeria')]
    const { id } = await buildProfessional(ctx, { rubroIds: [gas, plumbing] })
    const town = { city: 'Rosario', slug: 'rosario' }
    expect(await findLandingOfProfessional(ctx, { id })).toMatchObject({ rubro: { slug: 'plomeria' }, town })
    await ctx.db.rubro.update({ where: { id: plumbing }, data: { retiredAt: ctx.clock.now() } })
    const landing = await findLandingOfProfessional(ctx, { id })
    await ctx.db.rubro.update({ where: { id: plumbing }, data: { retiredAt: null } })
    expect(landing).toMatchObject({ rubro: { slug: 'gas' }, town })
    const hidden = await buildProfessional(ctx, { status: 'suspended' })
    expect(await findLandingOfProfessional(ctx, { id: hidden.id })).toBeNull()
  })

  it('does not exist where nobody of the rubro stands, nor for what is no rubro or no town', async () => {
    await buildProfessional(ctx)
    for (const address of [
      { rubro: 'gas', town: 'rosario' },
      { rubro: 'plomeria', town: 'funes' },
      { rubro: 'nada', town: 'rosario' },
      { rubro: 'plomeria', town: 'no-existe' },
    ])
      await expect(inTown(address)).rejects.toThrow('no page')
  })

  it('shows nobody whom nobody may see any more', async () => {
    const { id } = await buildProfessional(ctx)
    const { rows } = await inTown({ rubro: 'plomeria', town: 'rosario' })
    await ctx.db.professional.update({ where: { id }, data: { status: 'suspended' } })
    expect(await viewLandingRows(ctx, rows)).toEqual([])
  })
})

describe('the page of a rubro in a province', () => {
  it('counts the professionals in its towns, the best first, and links to them, to other rubros and to other provinces', async () => {
    const gas = await rubroId('gas')
    const plumbing = await rubroId('plomeria')
    const first = await buildProfessional(ctx, { avgRating: 5, reviewCount: 3, medianResponseMinutes: 20 })
    await buildProfessional(ctx, { rubroIds: [plumbing, gas], localidadId: await townId('Funes') })
    await buildProfessional(ctx, { localidadId: await townId('Mendoza') })
    await buildProfessional(ctx, { status: 'suspended' })
    const landing = await inProvince({ rubro: 'plomeria', province: 'santa-fe' })
    expect(landing).toMatchObject({
      province: { name: 'Santa Fe', slug: 'santa-fe' },
      count: 2,
      rating: { average: 5, count: 3 },
      medianResponseMinutes: 20,
      towns: [
        { city: 'Funes', slug: 'funes', count: 1 },
        { city: 'Rosario', slug: 'rosario', count: 1 },
      ],
      otherRubros: [{ slug: 'gas', count: 1 }],
      otherProvinces: [{ name: 'Mendoza', slug: 'mendoza', count: 1 }],
    })
    expect(landing.rows.map(({ professionalId }) => professionalId)).toContain(first.id)
    expect(landing.rows).toHaveLength(2)
  })

  it('does not exist where nobody of the rubro stands, nor for what is no rubro or no province', async () => {
    await buildProfessional(ctx)
    for (const address of [
      { rubro: 'gas', province: 'santa-fe' },
      { rubro: 'plomeria', province: 'mendoza' },
      { rubro: 'nada', province: 'santa-fe' },
      { rubro: 'plomeria', province: 'rosario' },
    ])
      await expect(inProvince(address)).rejects.toThrow('no page')
  })
})

describe('the pages above', () => {
  it('name the towns of a rubro by province, and the rubros with how many offer them', async () => {
    await buildProfessional(ctx)
    await buildProfessional(ctx)
    await buildProfessional(ctx, { localidadId: await townId('Mendoza') })
    const { provinces } = await getRubroTowns(ctx, 'plomeria')
    expect(provinces.map(({ name, towns }) => [name, towns.map(({ city, count }) => [city, count])])).toEqual(
      expect.arrayContaining([['Santa Fe', [['Rosario', 2]]]]),
    )
    expect(provinces).toHaveLength(2)
    const counts = await listRubrosWithCounts(ctx)
    expect(counts.find(({ slug }) => slug === 'plomeria')).toMatchObject({ count: 3 })
    expect(counts.find(({ slug }) => slug === 'gas')).toMatchObject({ count: 0 })
    await expect(getRubroTowns(ctx, 'nada')).rejects.toMatchObject({ code: 'not_found' })
  })
})
