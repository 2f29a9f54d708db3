import type { Localidad } from '@oficio/db/generated/client'
import { beforeAll, expect, it } from 'vitest'
import { addDays, subDays } from '../../kernel/time/days'
import { buildProfessional } from '../../testing/builders/build-professional'
import { type ExactSearch, exactSearch } from '../../testing/exact-search'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { type Among, countRows, findRows } from './find-rows'

// One crowded neighbourhood in which nearly everything is a tie: few towns, few scores, few words.

const professionalCount = 90

let ctx: TestCtx
let towns: Localidad[]

/** Returns numbers in [0, 1) that are the same in every run. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const random = seededRandom(20_261_122)
const chance = (share: number) => random() < share
function oneOf<T>(choices: readonly T[]): T {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

beforeAll(async () => {
  ctx = await createTestContext()
  towns = await ctx.db.localidad.findMany({
    where: { latitude: { gt: -33.3, lt: -32.6 }, longitude: { gt: -61, lt: -60.4 } },
    orderBy: { id: 'asc' },
  })
  expect(towns.length).toBeGreaterThan(10)
  for (let number = 0; number < professionalCount; number += 1)
    await buildProfessional(ctx, {
      rubroIds: [1, 2, 3].filter(() => chance(0.6)),
      localidadId: oneOf(towns).id,
      serviceRadiusKm: oneOf([5, 25, 100]),
      avgRating: oneOf([0, 4, 4.5]),
      medianResponseMinutes: oneOf([null, 10, 60]),
      searchPoints: [oneOf([300, 306, 400]), oneOf([0, 6])],
      description: oneOf(['Trabajo con garantía.', 'Garantías y factura.', 'Factura A.', '']),
      status: chance(0.9) ? 'approved' : 'suspended',
      isAvailable: chance(0.85),
      awayUntil: oneOf([null, null, null, addDays(ctx.clock.now(), 1), subDays(ctx.clock.now(), 1)]),
    })
})

const groups: { among: Among; exact: Pick<ExactSearch, 'rubroIds' | 'words'> }[] = [
  { among: { kind: 'rubros', rubroIds: [1] }, exact: { rubroIds: [1], words: null } },
  { among: { kind: 'rubros', rubroIds: [1, 2, 3] }, exact: { rubroIds: [1, 2, 3], words: null } },
  { among: { kind: 'everybody', words: null, isRare: false }, exact: { rubroIds: null, words: null } },
  ...[true, false].map((isRare) => ({
    among: { kind: 'everybody', words: "'garanti' & '#2'", isRare } as const,
    exact: { rubroIds: null, words: "'garanti' & '#2'" },
  })),
]

it('the answer is the exact one for every town, radius, filter and depth, ties included', async () => {
  let compared = 0
  const places = [null, ...towns.filter((_, index) => index % 4 === 0)]
  for (const town of places)
    for (const { among, exact } of groups)
      for (const radiusKm of town ? [5, 40] : [0]) {
        const near = town && { latitude: town.latitude, longitude: town.longitude, radiusKm }
        const filters = oneOf([{}, { minRating: 4.5 }, { responseMinutes: 10 }, { availableAt: null }])
        const availableAt: Date | null = ctx.clock.now()
        const narrowed = { minRating: undefined, responseMinutes: undefined, availableAt, ...filters, near }
        const all = await exactSearch(ctx.db, { ...exact, ...narrowed })
        compared += all.length
        expect(await countRows(ctx.db, among, { ...narrowed, without: [] })).toBe(all.length)
        for (const most of [1, 4, 200]) {
          const found = await findRows(ctx.db, among, { ...narrowed, without: [] }, most)
          expect(found.map(({ professionalId }) => professionalId)).toEqual(all.slice(0, most))
        }
        const without = all.slice(0, 3)
        const rest = await findRows(ctx.db, among, { ...narrowed, without }, 5)
        expect(rest.map(({ professionalId }) => professionalId)).toEqual(all.slice(3, 8))
      }
  expect(compared).toBeGreaterThan(500)
})
