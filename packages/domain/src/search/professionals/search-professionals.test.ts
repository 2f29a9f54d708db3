import { searchQuery } from '@oficio/contracts/search/professionals'
import { beforeEach, describe, expect, it } from 'vitest'
import { visitor } from '../../kernel/actor'
import { findPlace } from '../../places/find-place'
import { buildProfessional, type ProfessionalOverrides } from '../../testing/builders/build-professional'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { countScores } from './count-scores'
import { countWords } from './count-words'
import { searchProfessionals } from './search-professionals'

let ctx: TestCtx
let rubroIds: Map<string, number>
beforeEach(async () => {
  ctx = await createTestContext()
  rubroIds = new Map((await ctx.db.rubro.findMany()).map(({ slug, id }) => [slug, id]))
})

const rubro = (slug: string) => rubroIds.get(slug) ?? 0
const townId = async (city: string, state = 'Santa Fe') =>
  (await findPlace(ctx, state, city))?.localidadId ?? 0

async function add(overrides: ProfessionalOverrides = {}): Promise<string> {
  return (await buildProfessional(ctx, { description: '', ...overrides })).id
}

async function pageWithCount() {
  await countScores(ctx)
  await countWords(ctx)
}

const ask = (query: Record<string, unknown> = {}) =>
  searchProfessionals(ctx, visitor(), searchQuery.parse(query))
const foundIds = async (query: Record<string, unknown> = {}) =>
  (await ask(query)).professionals.map(({ id }) => id)

describe('what is typed', () => {
  it('finds a rubro by its name, its trade and its synonyms, misspelt and without accents too', async () => {
    const plumber = await add({ rubroIds: [rubro('plomeria')] })
    const electrician = await add({ rubroIds: [rubro('electricidad')] })
    await pageWithCount()
    for (const query of ['Plomería', 'plomeros', 'PLOMERO', 'canillas', 'plomria'])
      expect(await foundIds({ query }), query).toEqual([plumber])
    for (const query of ['electrisista', 'tablero eléctrico'])
      expect(await foundIds({ query }), query).toEqual([electrician])
  })

  it('finds somebody by name, business and description, a letter wrong too', async () => {
    const id = await add({
      companyName: 'Aguas del Paraná',
      description: 'Factura A y garantía escrita.',
      user: { firstName: 'Ramiro', lastName: 'Gómez' },
    })
    await add({ user: { firstName: 'Ana', lastName: 'Sosa' } })
    await pageWithCount()
    for (const query of ['gomez', 'ramiro gomes', 'aguas del parana', 'garantias'])
      expect((await foundIds({ query }))[0], query).toBe(id)
  })

  it('reads the first name of a person as a name, and not as a misspelt trade', async () => {
    await add({ rubroIds: [rubro('plomeria')], user: { firstName: 'Norma', lastName: 'Paz' } })
    const people = new Map<string, string>()
    for (const firstName of ['Carla', 'Lucía', 'Diego', 'Ramona', 'Gasimiro'])
      people.set(firstName, await add({ user: { firstName, lastName: 'Sosa' }, avgRating: 1 }))
    await add({ user: { firstName: 'Ramón', lastName: 'Ruiz' }, avgRating: 5, reviewCount: 40 })
    await pageWithCount()
    for (const [name, id] of people) {
      const answer = await ask({ query: name })
      expect(answer.meantRubros, name).toEqual([])
      expect(answer.professionals[0]?.id, name).toBe(id)
    }
    // No professional has this name, but it must not count as a misspelt rubro.
    expect((await ask({ query: 'Jorgelina' })).meantRubros).toEqual([])
    for (const query of ['plomero', 'plomro', 'se rompió un caño', 'Carla plomera'])
      expect((await ask({ query })).meantRubros, query).toEqual(['Plomería'])
  })

  it('puts those first who answer to the rest of the words too, and the rubro after them', async () => {
    const other = await add({ avgRating: 5, reviewCount: 40 })
    const ramiro = await add({ user: { firstName: 'Ramiro', lastName: 'Gómez' } })
    await add({ rubroIds: [rubro('gas')] })
    await pageWithCount()
    const answer = await ask({ query: 'plomero gómez' })
    expect(answer.professionals.map(({ id }) => id)).toEqual([ramiro, other])
    expect(answer.professionals.map(({ ranking }) => ranking.hasAllWords)).toEqual([true, false])
    expect(answer.pagination.totalCount).toBe(2)
  })

  it('finds nobody by a phone that they wrote into their words', async () => {
    const phone = '3415551234'
    await add({ description: `Garantía escrita. Llamame al ${phone}.` })
    await add({ description: 'Garantía escrita.' })
    await pageWithCount()
    expect((await ask({ query: `garantía ${phone}` })).pagination.totalCount).toBe(2)
    expect((await ask({ query: phone })).pagination.totalCount).toBe(0)
  })

  it('is no pattern and no statement', async () => {
    await add()
    await pageWithCount()
    for (const query of ["'; DROP TABLE users; --", "'\\ & | !", '%', '_____', '((', '🔧', 'a'.repeat(120)])
      await expect(ask({ query }), query).resolves.toBeDefined()
  })
})

describe('who is found', () => {
  it('is approved, has an open account and takes work', async () => {
    const id = await add()
    const unavailable = await add({ isAvailable: false })
    await add({ status: 'suspended' })
    await add({ status: 'pending_approval', localidadId: null })
    const { userId } = await buildProfessional(ctx)
    await ctx.db.user.update({ where: { id: userId }, data: { closedAt: ctx.clock.now() } })
    await pageWithCount()
    for (const query of [{}, { query: 'plomero' }, { location: 'Rosario' }])
      expect(await foundIds(query)).toEqual([id])
    expect((await foundIds({ availability: 'all' })).sort()).toEqual([id, unavailable].sort())
    await ctx.db.professional.update({ where: { id }, data: { status: 'suspended' } })
    expect(await foundIds()).toEqual([])
  })

  it('is narrowed by rubros, rating and how quickly they answer', async () => {
    const quick = await add({ medianResponseMinutes: 20, avgRating: 4, reviewCount: 3 })
    const slow = await add({ medianResponseMinutes: 600, avgRating: 4.5, reviewCount: 3 })
    const gas = await add({ rubroIds: [rubro('gas'), rubro('plomeria')] })
    await pageWithCount()
    expect(await foundIds({ responseMinutes: '60' })).toEqual([quick])
    expect(await foundIds({ minRating: '4.5' })).toEqual([slow])
    expect(await foundIds({ rubroIds: String(rubro('gas')) })).toEqual([gas])
    expect(await foundIds({ rubroIds: [rubro('gas'), rubro('plomeria')].map(String) })).toHaveLength(3)
    expect(await foundIds({ rubroIds: String(rubro('gas')), query: 'plomero' })).toEqual([gas])
    expect(await foundIds({ rubroIds: String(rubro('pintura')), query: 'plomero' })).toEqual([])
  })
})

describe('around a place', () => {
  it('finds who stands within the radius and comes as far, and says how far that is', async () => {
    const near = await add({ serviceRadiusKm: 25 })
    const far = await add({ localidadId: await townId('San Lorenzo'), serviceRadiusKm: 25 })
    await add({ localidadId: await townId('San Lorenzo'), serviceRadiusKm: 5 })
    await add({ localidadId: await townId('Rafaela'), serviceRadiusKm: 100 })
    await pageWithCount()
    const { professionals, place } = await ask({ location: 'rosario, santa fe', radiusKm: '25' })
    // The ids with which the request form is prefilled.
    expect(place).toEqual({
      localidadId: await townId('Rosario'),
      provinciaId: (await findPlace(ctx, 'Santa Fe', 'Rosario'))?.provinciaId,
      city: 'Rosario',
      state: 'Santa Fe',
    })
    expect(professionals.map(({ id }) => id)).toEqual([near, far])
    expect(professionals.map(({ distanceKm }) => distanceKm)).toEqual([0, expect.any(Number)])
    expect(await foundIds({ location: 'Rosario', radiusKm: '10' })).toEqual([near])
    const point = { latitude: '-32.95', longitude: '-60.66' }
    expect(await foundIds({ ...point, radius: '25000' })).toEqual([near, far])
    expect(await foundIds({ ...point, radius: '10000' })).toEqual([near])
    // Without a radius, the search covers five kilometres.
    expect(await foundIds({ location: 'Rosario' })).toEqual([near])
    expect(await foundIds({ location: 'Rosario', query: 'plomero', radiusKm: '25' })).toEqual([near, far])
    expect(await foundIds({ location: 'Rosario', query: 'gasista' })).toEqual([])
  })

  it('names who would be nearest where nobody comes, nearest first, and nobody where somebody does', async () => {
    const gasista = { rubroIds: [rubro('gas')], serviceRadiusKm: 5 }
    const far = await add({ ...gasista, localidadId: await townId('Rafaela'), avgRating: 5, reviewCount: 90 })
    const near = await add({ ...gasista, localidadId: await townId('Casilda') })
    await add({ ...gasista, localidadId: await townId('Casilda'), isAvailable: false })
    await add({ localidadId: await townId('Casilda'), rubroIds: [rubro('pintura')] })
    await pageWithCount()
    for (const query of [{ query: 'gasista' }, { rubroIds: [String(rubro('gas'))] }]) {
      const { professionals, nearest } = await ask({ ...query, location: 'Rosario', radiusKm: '10' })
      expect(professionals).toEqual([])
      expect(nearest.map(({ id }) => id)).toEqual([near, far])
      expect(nearest[0]?.distanceKm).toBeGreaterThan(40)
    }
    expect(await ask({ query: 'gasista', location: 'Casilda' })).toMatchObject({ nearest: [] })
    expect(await ask({ query: 'gomero' })).toMatchObject({ nearest: [] })
  })

  it('is refused where nobody knows it, in words that stand beside the field', async () => {
    await expect(ask({ location: 'Atlantis' })).rejects.toMatchObject({
      fields: { location: expect.any(String) },
    })
  })

  it('says nothing of where in the town somebody stands', async () => {
    await add({ address: 'Calle Secreta 123', latitude: -32.99, longitude: -60.70123 })
    await pageWithCount()
    const answer = JSON.stringify(await ask({ location: 'Rosario' }))
    for (const hidden of ['Secreta', '60.7', '-32.99']) expect(answer).not.toContain(hidden)
  })
})

it('pages follow each other without a gap or a repeat, and say how many there are', async () => {
  const all: string[] = []
  // More professionals have this name than a page shows, and all of them come before the others.
  for (let number = 0; number < 7; number += 1)
    all.push(await add({ rubroIds: [1, 2], companyName: number < 4 ? 'Casa Gómez' : null }))
  await pageWithCount()
  const queries = [{ query: 'plomero' }, { query: 'plomero gómez' }, { rubroIds: ['1', '2'] }]
  for (const query of [{}, ...queries, { location: 'Rosario' }]) {
    const pages = []
    for (const page of [1, 2, 3]) pages.push(await ask({ ...query, page: String(page), limit: '3' }))
    expect(pages.flatMap(({ professionals }) => professionals.map(({ id }) => id)).sort()).toEqual(all.sort())
    expect(pages.map(({ pagination }) => pagination.totalCount)).toEqual([7, 7, 7])
    expect(pages[1]?.pagination).toEqual({
      currentPage: 2,
      totalPages: 3,
      totalCount: 7,
      limit: 3,
      hasMore: true,
      isCountCapped: false,
    })
    expect(pages.map(({ pagination }) => pagination.hasMore)).toEqual([true, true, false])
  }
})
